import type { KitPuzzle, KitState } from "./case";
import { ShirtPicture } from "./shirt-picture";
import { Stars } from "./stars";

/** The case at its end: every shirt with its name and its stars. */
export function Wall({ puzzle, state }: { puzzle: KitPuzzle; state: KitState }) {
  return (
    <ol className="kit-wall" aria-label="The nine shirts">
      {puzzle.shirts.map(({ alt }, index) => {
        const { told, stars = 0 } = state.shirts[index] ?? {};
        return (
          <li key={alt}>
            <ShirtPicture place={index} alt={alt} />
            <h2>{told?.nation}</h2>
            <Stars stars={stars} />
          </li>
        );
      })}
    </ol>
  );
}
