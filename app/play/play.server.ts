import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { nowFor } from "~/platform/clock/clock.server";
import { askedEdition } from "./editions/asked-edition.server";
import { editionNumberOn } from "./editions/schedule.server";
import { outcomeOf, type PlayOutcome, played, refused } from "./play-outcome.server";
import type { AttemptStore } from "./player/attempt-store.server";
import { begunCookie, isBegunByOther } from "./player/begun-cookie.server";
import { bestScore } from "./player/best-score.server";
import { countVisitor } from "./player/new-visitors.server";
import { todayOf } from "./player/player.server";
import { type Attempt, newAttempt } from "./rules/attempt";
import { playAddress } from "./rules/play-address";
import type { ServerGame } from "./rules/server-game.server";
import { type Slots, startIn, withoutRank } from "./rules/slots";
import { bestIn, isGoingOn, rulingOf } from "./rules/title-rules.server";
import { playProblems } from "./screen/play-texts";

/** Which attempt a page shows: of which edition, and whether it is the Friendly instead of the result. */
type Shown = {
  date?: string | null;
  isFriendly?: boolean;
  /** Whether the last result shows before the current edition was started. */
  showsLast?: boolean;
};

/**
 * The player's current attempt. Before the first move of today's edition, that is the previous edition's while it is
 * running.
 */
export async function currentPlay(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
  shown: Shown = {},
): Promise<PlayOutcome> {
  const outcome = await shownPlay(request, context, game, shown);
  const { offer } = outcome;
  if (!offer) return outcome;
  return { ...outcome, offer: { ...offer, best: await bestScore(request, context, game) } };
}

function shownPlay(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
  { date, isFriendly = false, showsLast = false }: Shown,
): Promise<PlayOutcome> {
  return played(request, context, game, async (store) => {
    const asked = askedEdition(game.schedule, todayOf(request), date);
    const stored = await store.read(asked.date);
    const { result: own, friendly: further } = stored.slots;
    // Of a past day without a result the Friendly is all that the player has.
    const first = own ?? (asked.isCurrent ? null : withRules(game, further));
    const attempt = isFriendly ? (further ?? own) : first;
    if (attempt) return outcomeOf(request, game, stored, attempt, asked);
    if (!asked.isCurrent) return outcomeOf(request, game, stored, null, asked);
    const before = await store.readBefore(asked.date);
    const { result, friendly } = before.slots;
    const last = (isFriendly && isGoingOn(game, friendly) ? friendly : result) ?? null;
    const isShown = isGoingOn(game, last) || (showsLast && last !== null);
    if (isShown) return outcomeOf(request, game, before, last, asked);
    const offered = await outcomeOf(request, game, stored, null, asked, last?.date);
    const { offer } = offered;
    if (!offer || !(await isForTables(request, asked.date, store))) return offered;
    return { ...offered, offer: { ...offer, isRanked: true } };
  });
}

/** A wish to play, as the form of the kick-off has it. */
type StartRequest = Omit<Shown, "showsLast"> & {
  options: readonly string[];
  /** Whether it is not for the title's tables. */
  isOutside?: boolean;
};

/** Starts an edition, or resumes its running attempt. Once it has a result, the new attempt is a Friendly. */
export function startPlay(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
  { date, isFriendly = false, options, isOutside = false }: StartRequest,
): Promise<PlayOutcome> {
  const today = todayOf(request);
  const asked = askedEdition(game.schedule, today, date);
  const fresh = newAttempt({
    id: randomUUID(),
    rules: game.rules.version,
    edition: editionNumberOn(game.schedule, asked.date),
    date: asked.date,
    startedOn: today,
    startedAt: nowFor(request),
    options,
    isFriendly: false,
  });
  const wish = { wantsFriendly: isFriendly, replayOptions: game.replayOptions?.() };
  return played(request, context, game, async (store) => {
    const isTooMany = store.isStrangers && !(await countVisitor(context.address));
    if (isTooMany) return refused(playProblems.tooMany);
    const isRanked = !isOutside && (await isForTables(request, asked.date, store));
    const stored = await store.change(asked.date, (slots, hasResult) => {
      if (hasResult) {
        const best = bestIn(game, slots);
        const isRunning = isGoingOn(game, withRules(game, slots.friendly));
        return startIn(slots, { ...wish, isRunning, fresh: { ...fresh, best } }, hasResult);
      }
      const own = withoutFormer(game, isRanked ? slots : withoutRank(slots));
      // Whatever was begun before, under rules that are gone, may have had its answers.
      const attempt = isRanked && slots.result === null ? { ...fresh, isRanked } : fresh;
      return startIn(own, { ...wish, fresh: attempt }, hasResult);
    });
    const { result, friendly } = stored.slots;
    const isResult = result !== null && !(isFriendly && friendly);
    const outcome = await outcomeOf(request, game, stored, isResult ? result : friendly, asked);
    if (!game.hasTables || !asked.isCurrent) return outcome;
    const begun = begunCookie(playAddress(game.rules.slug), asked.date, store.playerId);
    return { ...outcome, setCookies: [...outcome.setCookies, begun] };
  });
}

/** Whether what is begun now may come into the title's tables. */
const isForTables = async (request: Request, date: string, store: AttemptStore) =>
  !isBegunByOther(request, date, store.playerId) && (await store.isForTables());

/** A running attempt under rules that are gone can't be gone on with. */
function withoutFormer(game: ServerGame, slots: Slots): Slots {
  return slots.result === withRules(game, slots.result) ? slots : { ...slots, result: null };
}

/** An attempt whose rules are there; null for another. */
const withRules = (game: ServerGame, attempt: Attempt | null): Attempt | null =>
  attempt && rulingOf(game, attempt) ? attempt : null;
