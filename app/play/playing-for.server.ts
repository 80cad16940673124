import { nowFor } from "~/platform/clock/clock.server";
import { documents } from "~/platform/storage/documents.server";
import { calendarRow } from "./calendar-row.server";
import { askedEdition, nextEditionAt } from "./editions/asked-edition.server";
import { daysInto, numberOn } from "./editions/schedule.server";
import { seal } from "./editions/seal.server";
import { isHiddenFrom } from "./player/answers.server";
import type { StoredPlay } from "./player/attempt-store.server";
import { crowdOf } from "./player/crowd.server";
import { finishKey, isFinish } from "./player/finishes.server";
import { todayOf } from "./player/player.server";
import { talkAbout } from "./player/talk.server";
import type { Attempt } from "./rules/attempt";
import type { Playing } from "./rules/playing";
import { stateOf } from "./rules/referee";
import type { ServerGame } from "./rules/server-game.server";
import { bestIn, rulingOf, storedTitle } from "./rules/title-rules.server";
import { tooQuickText } from "./rules/too-quick";
import { type KeptRival, rivalsOn } from "./share/rivals-cookie.server";
import { sharedParts } from "./share/shared-result.server";
import { signatureOf } from "./share/signature-cookie.server";
import { teaserOf } from "./teaser.server";

/**
 * An attempt as its page shows it.
 *
 * @returns null if its rules or its edition are not there
 * @throws DocumentStoreError
 */
export async function playingFor(
  request: Request,
  game: ServerGame,
  play: StoredPlay,
  attempt: Attempt,
): Promise<Playing | null> {
  const { player, playerName, streak } = play;
  const ruling = rulingOf(game, attempt);
  const stored = ruling?.edition(attempt.edition);
  if (!ruling || !stored) return null;
  const now = nowFor(request);
  const result = storedTitle(game).resultOf(attempt);
  // An answer that was earned needs no seal, and the browser has the current rules alone. A ranked player gets none.
  const isAsked = game.answers === "asked" || attempt.isRanked === true;
  const isOpen = isAsked || ruling !== game || result !== null;
  const state = isOpen ? stateOf(ruling.rules, stored, attempt) : null;
  const today = todayOf(request);
  const daysIn = daysInto(game.schedule, attempt.date, today);
  const isCurrent = attempt.date === askedEdition(game.schedule, today, null).date;
  const best = bestIn(game, play.slots);
  const signature = isFinish(game.schedule, attempt) ? signatureOf(request, playerName) : undefined;
  return {
    slug: game.rules.slug,
    number: numberOn(game.schedule, attempt.date),
    player,
    attempt: withoutRecord(attempt),
    puzzle: (state && game.puzzleOn?.(stored.puzzle, state, daysIn)) ?? stored.puzzle,
    sealed: isOpen ? null : seal(stored.answer, attempt.id),
    state,
    elapsed: Math.max(0, now - attempt.startedAt),
    day: dayText(attempt.date),
    isCurrent,
    daysIn,
    streak,
    ...sharedParts(
      game,
      ruling,
      stored,
      attempt,
      signature === undefined ? null : { attempt: attempt.id, name: signature },
      await rivalsOf(request, game, play, attempt),
    ),
    ...(signature && result && { signature }),
    ...(best !== undefined && { best }),
    ...(result && { crowd: await crowdOf(game, attempt, now) }),
    ...(result && { talk: await talkAbout(game, attempt, player) }),
    ...(result?.isTooQuick && !attempt.isFriendly && { tooQuick: tooQuickText(attempt.moves) }),
    waits: attempt.isFriendly ? undefined : storedTitle(game).waitsIn(attempt)(daysIn).waits,
    ...(isCurrent && teaserOf(game, today)),
    ...calendarRow(game, { date: attempt.date, isCurrent }),
    now,
    nextAt: nextEditionAt(request, game.schedule),
  };
}

/** An attempt in fewer bytes: its page has no use for what only the server reads. */
function withoutRecord({ recorded: _, moves, ...attempt }: Attempt): Attempt {
  return { ...attempt, moves: moves.map(({ move, at }) => ({ move, at })) };
}

/**
 * Whose results an attempt is held against: none of a player who is hidden from its player. A Friendly is held against none where
 * there is a result, which stands.
 */
async function rivalsOf(
  request: Request,
  { rules: { slug } }: ServerGame,
  { slots, player }: StoredPlay,
  { isFriendly, date }: Attempt,
): Promise<KeptRival[]> {
  if (isFriendly && slots.result) return [];
  const own = [slots.result?.id, slots.friendly?.id];
  const shown = rivalsOn(request, slug, date).map(async (rival) => {
    const { sender } = rival.link;
    if (!sender) return [rival];
    if (own.includes(sender.attempt)) return [];
    const finish = finishKey(slug, date, sender.attempt);
    const isHidden = player !== null && (await isHiddenFrom(await documents(), finish, player));
    return isHidden ? [] : [rival];
  });
  return (await Promise.all(shown)).flat();
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "22 November 2026". */
export const dayText = (date: string) => dayFormat.format(new Date(date));
