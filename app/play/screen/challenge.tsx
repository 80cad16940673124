import { LEAGUES_PATH } from "~/league-paths";
import { Button } from "~/look/ui/button";
import { paths, withSearch } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import { NOBODY } from "~/play/rules/nobody";
import type { Answers, Playing } from "~/play/rules/playing";
import { Boards } from "~/play/share/boards";
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
            <>
              From: <bdi>{signature}</bdi>
            </>
          ) : (
            "Sign it"
          )}
        </a>
      )}
    </>
  );
}

/** The way from one challenge to one every day; a league of two has both names. */
function LeagueLink({ rival, own }: { rival: string | null; own: string }) {
  const isNamed = rival !== null && rival !== NOBODY;
  const search = isNamed && own ? { name: `${own} v ${rival}` } : {};
  return (
    <a className="text-link" href={withSearch(LEAGUES_PATH, "", search)}>
      Play <bdi>{isNamed ? rival : "each other"}</bdi> every day? Start a league
    </a>
  );
}

function AnswerList({ finish, lines, isOpen }: Answers) {
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
