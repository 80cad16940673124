import { BigShirt } from "./big-shirt";
import { foundText, nationOf } from "./board-texts";
import type { KitPuzzle, KitState } from "./case";
import { readShirt } from "./hung-shirt";
import { readMove } from "./moves";
import { ShirtPicture } from "./shirt-picture";
import { Stars } from "./stars";
import { ToldCard } from "./told-card";

type WallProps = {
  puzzle: KitPuzzle;
  state: KitState;
  moves: readonly { move: number }[];
  /** Whether the player comes back to it. */
  isBack: boolean;
};

/** The case at its end: at first the shirt that was named last, and every shirt with its name and its stars. */
export function Wall({ puzzle, state, moves, isBack }: WallProps) {
  const place = readMove(state.last ?? 0).shirt;
  const latest = state.shirts[place];
  const suspectsOf = (of: number) => readShirt(puzzle.shirts[of]).suspects;
  return (
    <>
      {!isBack && latest?.told && (
        <>
          <BigShirt place={place} alt={readShirt(puzzle.shirts[place]).alt} told={latest.told} />
          <ToldCard
            shirt={latest}
            found={foundText(state, place, moves)}
            suspects={suspectsOf(place)}
            next={null}
            heading="h2"
          />
        </>
      )}
      <ol className="kit-wall" aria-label="The nine shirts">
        {state.shirts.map((shirt, index) => {
          const text = puzzle.shirts[index];
          return (
            <li key={text}>
              <ShirtPicture place={index} alt={readShirt(text).alt} />
              <h2>{nationOf(shirt, suspectsOf(index))}</h2>
              {shirt.told?.worn}
              <Stars stars={shirt.stars} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
