import { Button } from "~/look/ui/button";
import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import type { Playing } from "~/play/rules/playing";
import { Boards } from "~/play/share/boards";
import { ShareButton } from "~/shell/share-button";

type ChallengeProps = {
  /** Above the button that shares the result, or below it. */
  place: "above" | "below";
  playing: Playing;
  title: string;
  score: string;
  squares: string;
  /** When the next edition is out: "tomorrow", or "next week". */
  next: string;
};

/**
 * What an end says of others: above, the player's board beside those of friends to beat; below, the rematch, the name under
 * the shared result, and what friends have answered to it.
 */
export default function Challenge({ place, playing, title, score, squares, next }: ChallengeProps) {
  const { rivals = [], slug, signature, answers } = playing;
  if (place === "above") {
    const own = { name: "You", score, squares };
    return rivals.map(({ line, ...rival }) => (
      <Boards key={rival.name} boards={[own, rival]} line={line} />
    ));
  }
  return (
    <>
      {rivals[0]?.line && (
        <ShareButton
          content={{
            title,
            text: `Rematch ${next}? ${title} on Kickabout.`,
            url: canonicalUrl(paths.playTitle(slug)),
          }}
          label={`Rematch ${next}`}
          variant="outline"
          what="results"
        />
      )}
      {signature !== undefined && <Signature name={signature} />}
      {answers && <AnswerList {...answers} />}
    </>
  );
}

const Signature = ({ name }: { name: string }) => (
  <form method="post" action={paths.signature} className="row">
    <input name="name" aria-label="Your name" defaultValue={name} size={12} />
    <Button size="small">Sign it</Button>
  </form>
);

function AnswerList({ finish, lines, isOpen }: NonNullable<Playing["answers"]>) {
  return (
    <>
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none moves.
          <li key={place} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      {isOpen && (
        <form method="post" action={paths.signature}>
          <input type="hidden" name="finish" value={finish} />
          <Button name="intent" value="end" size="small">
            End this link
          </Button>
        </form>
      )}
    </>
  );
}
