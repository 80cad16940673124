import type { AppLoadContext } from "@remix-run/node";
import * as z from "zod";
import { nowFor } from "~/platform/clock/clock.server";
import { askedEdition } from "./editions/asked-edition.server";
import { daysInto } from "./editions/schedule.server";
import { outcomeOf, type PlayOutcome, played, refused } from "./play-outcome.server";
import type { AttemptStore } from "./player/attempt-store.server";
import { isBegunByOther } from "./player/begun-cookie.server";
import { noteFinish } from "./player/finish-floods.server";
import { crowdKey, isFinish } from "./player/finishes.server";
import { todayOf } from "./player/player.server";
import { type Attempt, applyMoves, type PostedMove } from "./rules/attempt";
import type { ServerGame } from "./rules/server-game.server";
import { type Slots, slotOf, withoutRank } from "./rules/slots";
import { isGoingOn, logged, rulingOf, serverReferee } from "./rules/title-rules.server";
import { playProblems } from "./screen/play-texts";

/** Posted moves, in order, and their attempt. */
type PostedMoves = {
  attemptId: string;
  /** The date of the attempt's edition, if the post has it; untrusted. */
  date: string | null;
  moves: readonly PostedMove[];
  /** The owner of the attempt when the moves were made, if the post has it (`attemptStoreFor`). */
  player?: string | null | undefined;
};

/**
 * Makes moves in an attempt. Duplicates, moves out of turn and moves after the end change nothing, and neither do moves
 * whose date is not the attempt's: they are refused.
 */
export function makeMoves(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
  { attemptId, date, moves, player }: PostedMoves,
): Promise<PlayOutcome> {
  const arrival = { at: nowFor(request), today: todayOf(request) };
  const current = askedEdition(game.schedule, arrival.today, null);
  const wrongDate = refused(playProblems.wrongDate);
  if (date !== null && !z.iso.date().safeParse(date).success) return Promise.resolve(wrongDate);
  const make = async (store: AttemptStore): Promise<PlayOutcome> => {
    const at = date ?? (await store.dateOf(attemptId)) ?? current.date;
    let refusal: string | null = null;
    let finished: Attempt | null = null;
    const isFair = !isBegunByOther(request, at, store.playerId);
    const stored = await store.change(at, (slots) => {
      const own = isFair ? slots : withoutRank(slots);
      const outcome = movedIn(game, own, attemptId, moves, arrival);
      refusal = outcome.refusal;
      const { result } = outcome.slots;
      finished = isGoingOn(game, own.result) && !isGoingOn(game, result) ? result : null;
      return outcome.slots;
    });
    if (finished) noteFinishOf(context, game, finished, arrival.at);
    const slot = slotOf(stored.slots, attemptId);
    if (!slot && date !== null && (await store.dateOf(attemptId)) !== null) return wrongDate;
    const asked = { date: at, isCurrent: at === current.date };
    const shown = slot ? stored.slots[slot] : (stored.slots.friendly ?? stored.slots.result);
    const outcome = await outcomeOf(request, game, stored, shown, asked);
    if (outcome.problem !== null || (slot && refusal === null)) return outcome;
    const lost = shown ? playProblems.elsewhere : playProblems.noAttempt;
    return { ...outcome, problem: refusal ?? lost, reason: "refused" };
  };
  return played(request, context, game, make, player);
}

function noteFinishOf(
  { address }: AppLoadContext,
  { rules, schedule }: ServerGame,
  attempt: Attempt,
  now: number,
): void {
  if (!isFinish(schedule, attempt)) return;
  noteFinish(address, crowdKey(rules.slug, attempt.date), now);
}

function movedIn(
  game: ServerGame,
  slots: Slots,
  attemptId: string,
  moves: readonly PostedMove[],
  arrival: { at: number; today: string },
): { slots: Slots; refusal: string | null } {
  const slot = slotOf(slots, attemptId);
  const attempt = slot && slots[slot];
  const ruling = attempt && rulingOf(game, attempt);
  const edition = attempt && ruling?.edition(attempt.edition);
  if (!ruling || !edition) return { slots, refusal: null };
  const daysIn = daysInto(game.schedule, attempt.date, arrival.today);
  const referee = serverReferee(game, ruling, edition, daysIn);
  const { attempt: after, refusal } = applyMoves(attempt, moves, arrival.at, referee);
  if (after === attempt) return { slots, refusal };
  const made = logged(ruling, edition, { before: attempt, after, arrivedAt: arrival.at });
  return { slots: { ...slots, [slot]: made }, refusal };
}
