import { Link } from "@remix-run/react";
import { placeText } from "./board-texts";
import type { KitPuzzle, KitState } from "./case";
import { readShirt } from "./hung-shirt";
import { dayOf } from "./moves";
import { withPlace } from "./place";
import { ShirtPicture } from "./shirt-picture";
import { DAYS } from "./texts";

type RailProps = {
  puzzle: KitPuzzle;
  state: KitState;
  /** The shirt in hand; null for none. */
  place: number | null;
  /** The address of the attempt. */
  action: string;
};

/** All shirts of the case on their rail: a link to each that hangs, and the day of each that is still to come. */
export function Rail({ puzzle, state, place, action }: RailProps) {
  return (
    <nav aria-label="The rail">
      <ol className="kit-rail">
        {state.shirts.map((shirt, index) => {
          const { alt, suspects } = readShirt(puzzle.shirts[index]);
          const day = DAYS[dayOf(index, state)];
          const to = withPlace(action, index);
          const content = (
            <>
              <span className="sr-only">Shirt {index + 1}: </span>
              <ShirtPicture place={index} alt={alt} />
              <span
                className={`kit-tag digits ${shirt.told ? "is-named" : ""} ${shirt.stars ? "" : "is-lost"} ${alt ? "" : "is-day"}`}
                aria-hidden="true"
              >
                {shirt.told ? `${shirt.stars}★` : alt ? "?" : day?.slice(0, 3)}
              </span>
              <span className="sr-only">
                {alt ? placeText(shirt, suspects) : `comes on ${day}`}
              </span>
            </>
          );
          return (
            <li key={to}>
              {alt ? (
                <Link
                  to={to}
                  replace
                  discover="none"
                  {...(index === place && { "aria-current": "true" })}
                >
                  {content}
                </Link>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
