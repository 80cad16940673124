import { Link } from "@remix-run/react";
import { placeText } from "./board-texts";
import type { KitPuzzle, KitState } from "./case";
import { readShirt } from "./hung-shirt";
import { withPlace } from "./place";
import { ShirtPicture } from "./shirt-picture";

type RailProps = {
  puzzle: KitPuzzle;
  state: KitState;
  /** The shirt in hand. */
  place: number;
  /** The address of the attempt. */
  action: string;
};

/** All shirts of the case on their rail: a link to each. */
export function Rail({ puzzle, state, place, action }: RailProps) {
  return (
    <nav aria-label="The rail">
      <ol className="kit-rail">
        {puzzle.shirts.map((text, index) => {
          const { alt, suspects } = readShirt(text);
          const shirt = state.shirts[index];
          if (!shirt) return null;
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
                  className={`kit-tag digits ${shirt.told ? "is-named" : ""} ${shirt.stars ? "" : "is-lost"}`}
                  aria-hidden="true"
                >
                  {shirt.told ? `${shirt.stars}★` : "?"}
                </span>
                <span className="sr-only">{placeText(shirt, suspects)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
