import { fullDate } from "~/platform/clock/calendar-date.server";
import { canonicalUrl } from "~/platform/config/product";
import type { DocumentStore } from "~/platform/storage/document-store";
import { answerLines } from "~/play/challenge.server";
import { type Answer, canAnswer, readAnswers, readOwnAnswer } from "~/play/player/answers.server";
import { type Challenge, challengeKey, findChallenge } from "~/play/player/challenges.server";
import { hiddenFrom } from "~/play/player/hidden-players.server";
import type { Player } from "~/play/player/player.server";
import { meetingLine } from "~/play/rules/meeting";
import { NOBODY } from "~/play/rules/nobody";
import type { ServerGame } from "~/play/rules/server-game.server";
import type { SharedResult } from "~/play/rules/shared-result";
import type { Board } from "~/play/share/boards";
import { sideOf } from "~/play/share/shared-result.server";
import { KICKS } from "../standing";
import { serverGame } from "../title.server";
import { planIn, shotsOf } from "./duel.server";
import { duelAddress } from "./duel-address";
import type { DuelView, Met, Round } from "./duel-view";
import type { Plan, PlayedDuel } from "./rules";

const game = serverGame as unknown as ServerGame;
const { slug } = serverGame.rules;

/**
 * A duel as one reader may see it.
 *
 * @param code of its link, any user input
 * @param reader null for a stranger
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function duelView(
  store: DocumentStore,
  code: string,
  reader: Player | null,
  now: number,
): Promise<DuelView> {
  const challenge = await findChallenge(store, slug, code, now);
  const plan = planIn(challenge?.content);
  if (!challenge || !plan) return { state: "gone", isEnded: false };
  const finish = challengeKey(slug, code);
  const hidden = reader ? await hiddenFrom(reader.id) : new Set<string>();
  const known = dated(challenge, hidden);
  if (reader?.id === challenge.userId) {
    const answers = await readAnswers(store, finish, hidden);
    const [latest] = answers;
    const met = latest ? metBy(plan, latest, "challenger", latest.name || NOBODY) : null;
    return {
      ...{ ...known, state: "mine", url: canonicalUrl(duelAddress(code)), finish },
      ...{ isOpen: !challenge.isClosed, lines: answerLines(game, answers), met },
    };
  }
  const own = reader && (await readOwnAnswer(store, finish, reader.id));
  if (own) {
    return { ...known, state: "answered", met: metBy(plan, own, "friend", known.name || NOBODY) };
  }
  if (challenge.isClosed) return { state: "gone", isEnded: true };
  const isHidden = hidden.has(challenge.userId);
  const isSpent = isHidden || !(await canAnswer(store, finish, reader?.id ?? ""));
  return { ...known, state: "open", code, isSpent };
}

function dated({ userId, name, expiresAt }: Challenge, hidden: ReadonlySet<string>) {
  const until = fullDate(new Date(expiresAt).toISOString().slice(0, 10));
  return { name: hidden.has(userId) ? "" : name, until };
}

/** Both sides of an answer, the reader's own first. */
function metBy(plan: Plan, answer: Answer, reader: "challenger" | "friend", name: string): Met {
  const isFriend = reader === "friend";
  const [own, other]: [SharedResult, SharedResult] = isFriend
    ? [answer, answer.to]
    : [answer.to, answer];
  const boardOf = (who: string, result: SharedResult): Board => ({
    ...{ name: who, score: sideOf(game, result).text, squares: result.squares },
  });
  const duel = shotsOf(plan, answer);
  return {
    boards: [boardOf("You", own), boardOf(name, other)],
    line: meetingLine(sideOf(game, own), sideOf(game, other), name, false),
    rounds: duel ? roundsOf(duel, isFriend ? [name, "You"] : ["You", name]) : [],
  };
}

/** @param names the challenger's, and the friend's */
function roundsOf({ shots }: PlayedDuel, names: readonly [string, string]): Round[] {
  return shots.challenger.map((shot, round) => ({
    number: round + 1,
    isSuddenDeath: round >= KICKS,
    kicks: [
      { name: names[0], shot },
      { name: names[1], shot: shots.friend[round] ?? null },
    ],
  }));
}
