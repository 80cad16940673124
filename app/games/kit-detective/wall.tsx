import type { KitPuzzle, KitState } from "./case";
import { readShirt } from "./hung-shirt";
import { readMove } from "./moves";
import { ShirtPicture } from "./shirt-picture";
import { Stars } from "./stars";
import { ToldCard } from "./told-card";

type WallProps = { puzzle: KitPuzzle; state: KitState; action: string };

/** The case at its end: the shirt that was named last, and every shirt with its name and its stars. */
export function Wall({ puzzle, state, action }: WallProps) {
  const latest = state.shirts[state.last === null ? -1 : readMove(state.last).shirt];
  return (
    <>
      {latest?.told && <ToldCard shirt={latest} next={null} action={action} />}
      <ol className="kit-wall" aria-label="The nine shirts">
        {puzzle.shirts.map((text, place) => {
          const { alt } = readShirt(text);
          const { told, stars = 0 } = state.shirts[place] ?? {};
          return (
            <li key={text}>
              <ShirtPicture place={place} alt={alt} />
              <h2>{told?.nation}</h2>
              {told?.worn}
              <Stars stars={stars} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
