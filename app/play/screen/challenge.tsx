import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import type { Playing } from "~/play/rules/playing";
import { AnswerList, EndLink } from "~/play/share/answer-list";
import { Boards } from "~/play/share/boards";
import { LeagueLink } from "~/play/share/league-link";
import { ShareButton } from "~/shell/share-button";
import type { GameScreen } from "./game-screen";
import { NextUpCard } from "./next-up-card";
import { PastDays } from "./past-days";

type ChallengeProps = {
  screen: Pick<GameScreen, "title" | "period" | "rules">;
  playing: Playing;
  state: unknown;
  score: string;
  /** Whether there is a result to share: a Friendly's is none, unless it was held against a friend's. */
  isShared: boolean;
  /** Above the button that shares the result, or below it. */
  place: "above" | "below";
};

/**
 * What an end says of others: the player's board beside those of friends to beat, and what friends have answered; below the
 * button the rematch, the league, the name under the result, and the next title; where nothing is shared, what it counts for.
 */
export default function Challenge({ place, ...props }: ChallengeProps) {
  return place === "above" ? <Met {...props} /> : <Next {...props} />;
}

type PlacedProps = Omit<ChallengeProps, "place">;

function Met({ screen: { rules }, playing: { rivals = [], answers }, state, score }: PlacedProps) {
  const own = { name: "You", score, squares: rules.squares(state) };
  const all = answers ? [...rivals, answers.latest] : rivals;
  return (
    <>
      {all.map(({ line, ...rival }) => (
        <Boards key={rival.name + line} boards={[own, rival]} line={line} />
      ))}
      {answers?.lines[0] && <AnswerList lines={answers.lines} />}
    </>
  );
}

function Next({ screen: { title, period }, playing, isShared }: PlacedProps) {
  const { rivals = [], slug, attempt, signature, answers } = playing;
  const next = period ? "next week" : "tomorrow";
  return (
    <>
      {!isShared && (
        <p>
          {playing.isCurrent
            ? `Your first result ${period ?? "today"} stands.`
            : "A Friendly of an earlier day counts for no streak."}
        </p>
      )}
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
            "Add your name to the link"
          )}
        </a>
      )}
      {answers?.isOpen && <EndLink finish={answers.finish} />}
      {playing.nextUp && <NextUpCard {...playing.nextUp} />}
      <PastDays {...playing} />
    </>
  );
}
