import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import * as z from "zod";
import { nowFor } from "~/platform/clock/clock.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { type AskedEdition, askedEdition, nextEditionAt } from "./editions/asked-edition.server";
import { daysInto, editionNumberOn, numberOn } from "./editions/schedule.server";
import { seal } from "./editions/seal.server";
import type { AttemptStore, StoredPlay } from "./player/attempt-store.server";
import { attemptStoreFor, OtherPlayerError } from "./player/attempt-store-for.server";
import { begunCookie, isBegunByOther } from "./player/begun-cookie.server";
import { bestScore } from "./player/best-score.server";
import { crowdOf } from "./player/crowd.server";
import { noteFinish } from "./player/finish-floods.server";
import { crowdKey, isFinish } from "./player/finishes.server";
import { countVisitor } from "./player/new-visitors.server";
import { todayOf } from "./player/player.server";
import { talkAbout } from "./player/talk.server";
import { type Attempt, applyMoves, newAttempt, type PostedMove } from "./rules/attempt";
import { playAddress } from "./rules/play-address";
import type { Offer, Playing } from "./rules/playing";
import { stateOf } from "./rules/referee";
import type { ServerGame } from "./rules/server-game.server";
import { type Slots, slotOf, startIn, withoutRank } from "./rules/slots";
import { logged, rulingOf, serverReferee, storedTitle } from "./rules/title-rules.server";
import { tooQuickText } from "./rules/too-quick";
import { playProblems } from "./screen/play-texts";
import { rivalsOn } from "./share/rivals-cookie.server";
import { sharedParts } from "./share/shared-result.server";
import { signatureOf } from "./share/signature-cookie.server";
import { teaserOf } from "./teaser.server";

/** The outcome of a request to play: an attempt, an edition to start, or a message; and the cookies to set. */
export type PlayOutcome = {
  playing: Playing | null;
  /** The edition that can be started, if no attempt is shown; also null when the store is unavailable. */
  offer: Offer | null;
  problem: string | null;
  /** The cause of the problem: invalid input, an outage, after which a retry may succeed, or another player's moves. */
  reason: "refused" | "unavailable" | "not-yours" | null;
  setCookies: readonly string[];
};

/** Which attempt a page shows: of which edition, and whether it is the Friendly instead of the result. */
export type Shown = {
  date?: string | null;
  isFriendly?: boolean;
  /** Whether the last result shows before the current edition was started. */
  showsLast?: boolean;
};

const NOTHING = {
  playing: null,
  offer: null,
  problem: null,
  reason: null,
  setCookies: [],
} as const;

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
    const attempt = isFriendly
      ? (stored.slots.friendly ?? stored.slots.result)
      : stored.slots.result;
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

function isGoingOn(game: ServerGame, attempt: Attempt | null): boolean {
  if (!attempt) return false;
  return storedTitle(game).resultOf(attempt) === null;
}

/** A wish to play, as the form of the kick-off has it. */
export type StartRequest = Omit<Shown, "showsLast"> & {
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
  return played(request, context, game, async (store) => {
    if (store.isStrangers && !(await countVisitor(context.address))) return tooMany;
    const isRanked = !isOutside && (await isForTables(request, asked.date, store));
    const stored = await store.change(asked.date, (slots, hasResult) => {
      if (hasResult) return startIn(slots, { wantsFriendly: isFriendly, fresh }, hasResult);
      const own = withoutFormer(game, isRanked ? slots : withoutRank(slots));
      // Whatever was begun before, under rules that are gone, may have had its answers.
      const attempt = isRanked && slots.result === null ? { ...fresh, isRanked } : fresh;
      return startIn(own, { wantsFriendly: isFriendly, fresh: attempt }, hasResult);
    });
    const { result, friendly } = stored.slots;
    const isResult = result !== null && !(isFriendly && friendly);
    const outcome = await outcomeOf(request, game, stored, isResult ? result : friendly, asked);
    if (!game.hasTables || !asked.isCurrent) return outcome;
    const begun = begunCookie(playAddress(game.rules.slug), asked.date, store.playerId);
    return { ...outcome, setCookies: [...outcome.setCookies, begun] };
  });
}

const isBegunHere = (request: Request, date: string, { playerId }: AttemptStore) =>
  isBegunByOther(request.headers.get("Cookie"), date, playerId);

/** Whether what is begun now may come into the title's tables. */
const isForTables = async (request: Request, date: string, store: AttemptStore) =>
  !isBegunHere(request, date, store) && (await store.isForTables());

const tooMany = { ...NOTHING, problem: playProblems.tooMany, reason: "refused" } as const;

/** A running attempt under rules that are gone can't be gone on with. */
function withoutFormer(game: ServerGame, slots: Slots): Slots {
  return slots.result && !rulingOf(game, slots.result) ? { ...slots, result: null } : slots;
}

/** Posted moves, in order, and their attempt. */
export type PostedMoves = {
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
  const wrongDate = { ...NOTHING, problem: playProblems.wrongDate, reason: "refused" } as const;
  if (date !== null && !z.iso.date().safeParse(date).success) return Promise.resolve(wrongDate);
  const make = async (store: AttemptStore): Promise<PlayOutcome> => {
    const at = date ?? (await store.dateOf(attemptId)) ?? current.date;
    let refusal: string | null = null;
    let finished: Attempt | null = null;
    const isFair = !isBegunHere(request, at, store);
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

async function played(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
  play: (store: AttemptStore) => Promise<PlayOutcome>,
  player?: string | null,
): Promise<PlayOutcome> {
  try {
    return await play(await attemptStoreFor(request, context, storedTitle(game), player));
  } catch (error) {
    if (error instanceof OtherPlayerError) {
      return { ...NOTHING, problem: playProblems.otherPlayer, reason: "not-yours" };
    }
    const isKnown = error instanceof IdentityError || error instanceof DocumentStoreError;
    if (!isKnown) throw error;
    return { ...NOTHING, problem: playProblems.unavailable, reason: "unavailable" };
  }
}

async function outcomeOf(
  request: Request,
  game: ServerGame,
  stored: StoredPlay,
  attempt: Attempt | null,
  { date, isCurrent }: AskedEdition,
  lastDate: string | null = null,
): Promise<PlayOutcome> {
  const playing = attempt && (await playingFor(request, game, stored, attempt));
  const number = numberOn(game.schedule, date);
  const edition = game.edition(editionNumberOn(game.schedule, date));
  const facts = edition ? game.facts(edition.puzzle) : [];
  const past = !playing && isCurrent && game.past?.(todayOf(request));
  const offer = playing
    ? null
    : {
        ...{ number, date, day: dayText(date), isCurrent, facts, lastDate, best: null },
        ...(past && { past }),
      };
  const { setCookies } = stored;
  const problem = attempt && !playing ? problemOf(game, attempt) : null;
  return { playing, offer, problem, reason: problem === null ? null : "refused", setCookies };
}

/** Why an attempt can't be shown. It is never deleted for that: another release or another machine may know it. */
function problemOf(game: ServerGame, attempt: Attempt): string {
  if (rulingOf(game, attempt)) return playProblems.notHere;
  return attempt.recorded ? playProblems.stands : playProblems.newRules;
}

/** An attempt in fewer bytes: its page has no use for what only the server reads. */
function withoutRecord({ recorded: _, moves, ...attempt }: Attempt): Attempt {
  return { ...attempt, moves: moves.map(({ move, at }) => ({ move, at })) };
}

async function playingFor(
  request: Request,
  game: ServerGame,
  { slots, player, playerName, streak }: StoredPlay,
  attempt: Attempt,
): Promise<Playing | null> {
  const ruling = rulingOf(game, attempt);
  const stored = ruling?.edition(attempt.edition);
  if (!ruling || !stored) return null;
  const now = nowFor(request);
  const result = storedTitle(game).resultOf(attempt);
  // An answer that was earned needs no seal, and the browser has the current rules alone. Whoever is ranked gets none.
  const isAsked = game.answers === "asked" || attempt.isRanked === true;
  const isOpen = isAsked || ruling !== game || result !== null;
  const today = todayOf(request);
  const isCurrent = attempt.date === askedEdition(game.schedule, today, null).date;
  const signature = isFinish(game.schedule, attempt) ? signatureOf(request, playerName) : undefined;
  return {
    slug: game.rules.slug,
    number: numberOn(game.schedule, attempt.date),
    player,
    attempt: withoutRecord(attempt),
    puzzle: stored.puzzle,
    sealed: isOpen ? null : seal(stored.answer, attempt.id),
    state: isOpen ? stateOf(ruling.rules, stored, attempt) : null,
    elapsed: Math.max(0, now - attempt.startedAt),
    day: dayText(attempt.date),
    isCurrent,
    daysIn: daysInto(game.schedule, attempt.date, today),
    streak,
    ...sharedParts(
      game,
      ruling,
      stored,
      attempt,
      signature === undefined ? null : { attempt: attempt.id, name: signature },
      rivalsOf(request, game, slots, attempt),
    ),
    ...(signature && result && { signature }),
    ...(result && { crowd: await crowdOf(game, attempt, now) }),
    ...(result && { talk: await talkAbout(game, attempt, player) }),
    ...(result?.isTooQuick && !attempt.isFriendly && { tooQuick: tooQuickText(attempt.moves) }),
    ...(isCurrent && teaserOf(game, today)),
    now,
    nextAt: nextEditionAt(request, game.schedule),
  };
}

/** Whose results an attempt is held against. A Friendly is held against none where there is a result, which stands. */
function rivalsOf(
  request: Request,
  { rules: { slug } }: ServerGame,
  slots: Slots,
  attempt: Attempt,
) {
  if (attempt.isFriendly && slots.result) return [];
  const own = [slots.result?.id, slots.friendly?.id];
  return rivalsOn(request, slug, attempt.date).filter(
    ({ link }) => !link.sender || !own.includes(link.sender.attempt),
  );
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "22 November 2026". */
const dayText = (date: string) => dayFormat.format(new Date(date));
