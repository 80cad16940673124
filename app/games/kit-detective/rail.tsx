import { Link } from "@remix-run/react";
import { placeText } from "./board-texts";
import type { KitPuzzle, KitState } from "./case";
import { readShirt } from "./hung-shirt";
import { isLeft, withPlace } from "./place";
import { ShirtPicture } from "./shirt-picture";

type RailProps = {
  puzzle: KitPuzzle;
  state: KitState;
  /** The shirt in hand; null for none. */
  place: number | null;
  /** The numbers of the shirts that were put aside. */
  left: string;
  /** The tag of a shirt in the dark that was not put aside. */
  dark: string;
  /** The address of the attempt. */
  action: string;
};

/** All shirts of the case on their rail: a link to each. */
export function Rail({ puzzle, state, place, left, dark, action }: RailProps) {
  return (
    <nav aria-label="The rail">
      <ol className="kit-rail">
        {puzzle.shirts.map((text, index) => {
          const { alt, suspects } = readShirt(text);
          const shirt = state.shirts[index];
          if (!shirt) return null;
          const waits = !shirt.told && isLeft(left, index);
          const tag = waits ? "Sun" : dark;
          return (
            <li key={text}>
              <Link
                to={withPlace(action, index)}
                replace
                discover="none"
                {...(index === place && { "aria-current": "true" })}
              >
                <span className="sr-only">Shirt {index + 1}: </span>
                <ShirtPicture place={index} alt={alt} />
                <span
                  className={`kit-tag digits ${shirt.told ? "is-named" : ""} ${shirt.stars ? "" : "is-lost"} ${!shirt.told && tag !== "?" ? "is-left" : ""}`}
                  aria-hidden="true"
                >
                  {shirt.told ? `${shirt.stars}★` : tag}
                </span>
                <span className="sr-only">{placeText(shirt, suspects, waits)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
