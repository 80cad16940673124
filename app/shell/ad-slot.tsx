import { Link } from "@remix-run/react";
import { paths } from "~/paths";

/** The shapes of the spec (section 9): rails 160 or 300 wide and 600 high, an inline banner, a rectangle. */
export type AdShape = "rail" | "banner" | "rectangle";

const words: Record<AdShape, string[]> = {
  rail: ["Next", "kick-off:", "every", "midnight."],
  banner: ["New questions", "every midnight."],
  rectangle: ["Every day", "has a", "Full-Time", "Quiz."],
};

/** A place for an advertisement that keeps its size; until a network is set up our own perimeter board fills it. */
export function AdSlot({ shape, side }: { shape: AdShape; side?: "left" | "right" }) {
  return (
    <aside
      className={`ad ad-${shape}`}
      aria-label={side ? `Advertisement: ${side} ${shape}` : `Advertisement: ${shape}`}
    >
      <Link to={paths.quiz} className="perimeter-board">
        <span className="ad-label">Advertisement</span>
        <span className="led">
          {words[shape].map((word) => (
            <span key={word}>{word} </span>
          ))}
        </span>
      </Link>
    </aside>
  );
}
