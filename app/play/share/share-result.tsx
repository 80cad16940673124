import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import type { Playing } from "~/play/rules/playing";
import { ShareButton } from "~/shell/share-button";
import { shareText } from "./share-text";

type ShareResultProps = {
  playing: Pick<Playing, "slug" | "number" | "shareUrl" | "shareWords">;
  title: string;
  /** "4/5". */
  score: string;
  /** The title's own sentence, instead of its name and the score. */
  sentence?: string | undefined;
  squares: string;
  label?: string;
};

/**
 * Shares a result: sentence or score, number, squares, and a link to what a friend has to beat. Until the server has the
 * last move, the link is the title's, and there are no words.
 */
export function ShareResult({
  playing: { slug, number, shareUrl: signed, shareWords },
  squares,
  label = "Share result",
  ...head
}: ShareResultProps) {
  const contentOf = (result: string) => ({
    title: head.title,
    text: shareText({ ...head, edition: number }, result),
    url: signed ?? canonicalUrl(paths.playTitle(slug)),
  });
  return (
    <ShareButton
      content={contentOf(squares)}
      words={shareWords ? contentOf(shareWords) : undefined}
      label={label}
      variant="primary"
      what="results"
    />
  );
}
