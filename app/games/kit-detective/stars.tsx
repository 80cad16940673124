import { Icon } from "~/look/ui/icon";
import { starsText } from "./board-texts";
import { MAX_STARS } from "./case";

const PLACES = Array.from({ length: MAX_STARS }, (_, place) => place);

/** The stars of a shirt, those it has lost as well. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className="kit-stars" role="img" aria-label={starsText(stars)}>
      {PLACES.map((place) => (
        <Icon key={place} name="star" className={place < stars ? "is-on" : ""} />
      ))}
    </span>
  );
}
