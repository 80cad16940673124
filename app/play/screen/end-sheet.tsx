import { useEffect, useState } from "react";
import { Icon } from "~/look/ui/icon";

/** The real button, in full time. */
const share = () => document.querySelector<HTMLElement>("#full-time .share button")?.click();

/**
 * The score and its sharing at the foot of a phone, where the board fills the screen, until they are in view
 * themselves. It leads to full time, where with script a press shares too.
 *
 * @param isShared whether there is a result to share; a Friendly has none
 */
export function EndSheet({ score, isShared }: { score: string; isShared: boolean }) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) =>
      setSeen(seen.some(({ boundingClientRect: { top } }) => top < innerHeight)),
    );
    // It is right below the real button, and stays.
    observer.observe(document.querySelector(".end-board > .results-end") as Element);
    return () => observer.disconnect();
  }, []);
  if (isSeen) return null;
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads there as well.
    <a className="end-sheet board digits" href="#full-time" onClick={share}>
      <span className="sr-only">Full time: </span>
      {score}
      {isShared && (
        <span className="button button-primary button-small">
          <Icon name="share-2" />
          Share
        </span>
      )}
    </a>
  );
}
