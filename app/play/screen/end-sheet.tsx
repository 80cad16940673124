import { Icon } from "~/look/ui/icon";

/** The real button, in full time. */
const share = () => document.querySelector<HTMLElement>("#full-time .share button")?.click();

/**
 * The score and its sharing at the foot of a phone, where the board fills the screen. It leads to full time, where with
 * script a press shares too.
 *
 * @param isShared whether there is a result to share; a Friendly has none
 */
export const EndSheet = ({ score, isShared }: { score: string; isShared: boolean }) => (
  // biome-ignore lint/a11y/useValidAnchor: it leads there as well.
  <a className="end-sheet digits" href="#full-time" onClick={share}>
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
