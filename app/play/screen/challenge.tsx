import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import type { Playing } from "~/play/rules/playing";
import { AnswerList } from "~/play/share/answer-list";
import { Boards } from "~/play/share/boards";
import { LeagueLink } from "~/play/share/league-link";
import { ShareButton } from "~/shell/share-button";
import type { GameScreen } from "./game-screen";

type ChallengeProps = {
  screen: Pick<GameScreen, "title" | "period" | "rules">;
  playing: Playing;
  state: unknown;
  score: string;
};

/**
 * What an end says of others, above the button that shares the result: the player's board beside those of friends to beat,
 * the rematch, what friends have answered, and the name under the result.
 */
export default function Challenge({ screen, playing, state, score }: ChallengeProps) {
  const { rivals = [], slug, attempt, signature, answers } = playing;
  const { title, period, rules } = screen;
  const own = { name: "You", score, squares: rules.squares(state) };
  const next = period ? "next week" : "tomorrow";
  return (
    <>
      {rivals.map(({ line, ...rival }) => (
        <Boards key={rival.name} boards={[own, rival]} line={line} />
      ))}
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
      {answers && <AnswerList {...answers} />}
      {(rivals[0]?.line || answers) && (
        <LeagueLink rival={rivals[0]?.name ?? null} own={signature ?? ""} />
      )}
      {!attempt.isFriendly && (
        <a className="text-link" href={paths.signature}>
          {signature ? (
            <span>
              From: <bdi>{signature}</bdi>
            </span>
          ) : (
            "Add your name to it"
          )}
        </a>
      )}
    </>
  );
}
