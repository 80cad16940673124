import type { KitState } from "./case";
import { goalText } from "./ranks";
import { starsToWin, totalStars } from "./score";

/** The stars won so far, in words and on a track of all 27, of which those that win have a mark at their end. */
export function Goal({ state }: { state: KitState }) {
  const end = 10 * starsToWin(state);
  return (
    <>
      <span className="digits">{goalText(state)}</span>
      <svg className="kit-track" viewBox="0 0 270 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6h270" />
        <path d={`M0 6h${end}`} />
        <path d={`M0 6h${10 * totalStars(state)}`} />
        <path d={`M${end - 1} 0v12`} />
      </svg>
    </>
  );
}
