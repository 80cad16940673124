import { useEffect, useState } from "react";
import { Icon } from "~/look/ui/icon";
import type { Playing } from "~/play/rules/playing";

type EndSheetProps = {
  score: string;
  /** Whether there is a result to share; a Friendly has none, and what is played next stands first. */
  isShared: boolean;
  /** Whose edition is played next: "today's", or "Monday's"; null if none is left, undefined for the same again. */
  whose: string | null | undefined;
  nextUp: Playing["nextUp"];
};

/**
 * The score, its sharing and the next title at the foot of a phone, where the board fills the screen, until they are
 * in view themselves. It leads to full time, where with script a press presses the main button too: it shares, or plays
 * what is next. Where there is none, playing again would take the place of what is shown.
 */
export function EndSheet({ score, isShared, whose, nextUp }: EndSheetProps) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // It is below the real button and the next title.
    const below = document.querySelector(".end-board > .results-end");
    if (!below) return;
    const foot = () => below.closest("dialog")?.getBoundingClientRect().bottom ?? innerHeight;
    const observer = new IntersectionObserver((seen) =>
      setSeen(seen.some(({ boundingClientRect: { top } }) => top < foot())),
    );
    observer.observe(below);
    return () => observer.disconnect();
  }, []);
  if (isSeen) return null;
  return (
    <div className="end-sheet board digits" data-long={score.length > 9}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads there as well. */}
      <a
        href="#full-time"
        onClick={(event) => {
          const main = document.querySelector<HTMLElement>(
            "#full-time :is(.share,.kick-off) .button-primary,.end-board>.button-primary",
          );
          // Going to full time would call its form off.
          if (main && !isShared) event.preventDefault();
          main?.click();
        }}
      >
        <span className="sr-only">Full time: </span>
        <span>{score}</span>
        <span className="button button-primary button-small">
          {isShared && <Icon name="share-2" />}
          {isShared ? "Share" : whose ? `Play ${whose}` : whose === null ? "More" : "One more"}
        </span>
      </a>
      {nextUp && (
        <a href={nextUp.href} aria-label={nextUp.eyebrow && nextUp.title}>
          <span className="eyebrow">
            {nextUp.eyebrow ? (
              "Treble"
            ) : (
              <>
                Next:
                <br />
                {nextUp.title}
              </>
            )}
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}
