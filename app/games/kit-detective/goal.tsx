import type { KitState } from "./case";
import { goalText, rankMarks } from "./ranks";
import { totalStars } from "./score";

/** The stars won so far, in words and on a track of all 27, with a mark at those that each rank takes. */
export function Goal({ state }: { state: KitState }) {
  return (
    <>
      <span className="digits">{goalText(state)}</span>
      <svg className="kit-track" viewBox="0 0 270 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6h270" />
        <path d={`M0 6h${10 * totalStars(state)}`} />
        <path
          d={rankMarks(state)
            .map((stars) => `M${10 * stars - 1} 0v12`)
            .join("")}
        />
      </svg>
    </>
  );
}
