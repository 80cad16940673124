import { paths } from "~/paths";
import { ShareButton } from "~/shell/share-button";
import { shareUrl } from "~/shell/share-url";
import type { Playing } from "./playing";
import { shareText, squareWords } from "./share-text";

type ShareResultProps = {
  playing: Pick<Playing, "slug" | "attempt" | "shareUrl">;
  title: string;
  /** "4/5". */
  score: string;
  /** The title's own sentence, instead of its name and the score. */
  sentence?: string;
  squares: string;
  /** The squares in words; by default "Right, wrong". */
  words?: string | undefined;
  label?: string;
};

/**
 * Shares a result: sentence or score, number, squares, and a link to what a friend has to beat. Until the server has the
 * last move, the link is the title's.
 */
export function ShareResult(props: ShareResultProps) {
  const { playing, title, squares, words = squareWords(squares), label = "Share result" } = props;
  const url = playing.shareUrl ?? shareUrl(paths.playTitle(playing.slug));
  const head = { ...props, edition: playing.attempt.edition };
  return (
    <ShareButton
      content={{ title, text: shareText(head, squares), url }}
      words={{ title, text: shareText(head, words), url }}
      label={label}
      variant="primary"
      what="results"
    />
  );
}
