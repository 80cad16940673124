import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import type { Attempt } from "./attempt";
import { dropGuestAttempts, type GuestAttempts } from "./attempt-cookie.server";
import type { AttemptStore, Change, StoredPlay } from "./attempt-store";
import { FORMER_TITLE, formerAttempt, readFormerAttempt } from "./former-version.server";
import { type Finished, readPlayedDates, recordResults } from "./player-records.server";
import type { PlayedDates } from "./records";
import { periodBefore, periodOf } from "./schedule.server";
import { NO_ATTEMPTS, type Slots, slotOf } from "./slots";
import { streakOf } from "./streak-rules.server";
import type { StoredTitle } from "./title-rules.server";

const ATTEMPTS = "attempts";
/** Far more attempts at one date than the former version ever had. */
const MAX_FORMER = 100;

type Reader = Pick<DocumentStore, "get" | "query">;

/** The attempts at an edition, and the ids of the former version's documents that they replace. */
type Found<Move> = { slots: Slots<Move>; formerIds: readonly string[] };

/**
 * Stores an account's attempts in documents, one for each edition, which other tabs and old cookies can't overwrite.
 * An attempt that the browser has from before the login moves over with its next move.
 */
export class DocumentAttemptStore<Move> implements AttemptStore<Move> {
  constructor(
    private readonly store: DocumentStore,
    private readonly title: StoredTitle<Move>,
    private readonly userId: string,
    private readonly guest: GuestAttempts<Move>,
    private readonly today: string,
  ) {}

  async read(date: string): Promise<StoredPlay<Move>> {
    const { slots } = await this.#find(this.store, date);
    const shown = this.#withGuest(slots, date);
    const isOver = [shown.result, shown.friendly].some((one) => one && this.title.resultOf(one));
    const dates = isOver ? await readPlayedDates(this.store, this.userId) : null;
    return this.#played(shown, dates, this.guest.isUnreadable);
  }

  async change(date: string, change: Change<Move>): Promise<StoredPlay<Move>> {
    const { slots, dates, isMoved } = await this.store.transaction(async (transaction) => {
      const found = await this.#find(transaction, date);
      const before = this.#withGuest(found.slots, date);
      const after = change(before, await this.#hasResult(transaction, date, before));
      if (after === before) return { slots: before, dates: null, isMoved: false };
      const dates = await this.#write(transaction, date, found, after);
      return { slots: after, dates, isMoved: this.#hasGuestAttempt(after) };
    });
    const isOver = [slots.result, slots.friendly].some((one) => one && this.title.resultOf(one));
    const shown = dates ?? (isOver ? await readPlayedDates(this.store, this.userId) : null);
    return this.#played(slots, shown, isMoved);
  }

  async dateOf(attemptId: string): Promise<string | null> {
    const guestSlot = slotOf(this.guest.slots, attemptId);
    if (guestSlot) return this.guest.slots[guestSlot]?.date ?? null;
    const current = periodOf(this.title.schedule, this.today);
    for (const date of [current, periodBefore(this.title.schedule, current)]) {
      if (slotOf((await this.#find(this.store, date)).slots, attemptId)) return date;
    }
    if (this.title.slug !== FORMER_TITLE) return null;
    const former = await readFormerAttempt(this.store, this.userId, attemptId);
    return this.title.attemptSchema.safeParse(former).data?.date ?? null;
  }

  async #find(from: Reader, date: string): Promise<Found<Move>> {
    const stored = await from.get(ATTEMPTS, this.#key(date));
    if (stored && stored.userId === this.userId) {
      const { result = null, friendly = null } = stored;
      const slots = { result: this.#attempt(result), friendly: this.#attempt(friendly) };
      return { slots, formerIds: [] };
    }
    if (this.title.slug !== FORMER_TITLE) return { slots: NO_ATTEMPTS, formerIds: [] };
    return this.#findFormer(from, date);
  }

  /** The former version had a document for each attempt, including replays. */
  async #findFormer(from: Reader, date: string): Promise<Found<Move>> {
    const where = { userId: this.userId, date };
    const { documents } = await from.query(ATTEMPTS, { where, limit: MAX_FORMER });
    const attempts = documents
      .flatMap(({ id, data }) => this.#attempt(formerAttempt({ ...data, id })) ?? [])
      .sort((one, other) => one.startedAt - other.startedAt);
    const result = attempts.find((one) => this.title.resultOf(one)) ?? attempts[0] ?? null;
    const latest = attempts.at(-1) ?? null;
    const friendly = latest && latest !== result ? { ...latest, isFriendly: true } : null;
    return { slots: { result, friendly }, formerIds: attempts.map(({ id }) => id) };
  }

  /** Writes the changes. Its own reads come before its writes, as transactions require. */
  async #write(
    transaction: Transaction,
    date: string,
    found: Found<Move>,
    after: Slots<Move>,
  ): Promise<PlayedDates | null> {
    const finished = this.#newlyFinished(found.slots, after);
    const recorded = finished && (await recordResults(transaction, this.userId, [finished]));
    const { slug: game } = this.title;
    const { result, friendly } = after;
    const document = plain({ userId: this.userId, game, date, result, friendly });
    transaction.set(ATTEMPTS, this.#key(date), document);
    for (const id of found.formerIds) transaction.delete(ATTEMPTS, id);
    return recorded?.dates ?? null;
  }

  #newlyFinished(stored: Slots<Move>, { result: attempt }: Slots<Move>): Finished | null {
    const wasOver = stored.result && this.title.resultOf(stored.result);
    const result = attempt && !wasOver ? this.title.resultOf(attempt) : null;
    if (!attempt || !result) return null;
    return { slug: this.title.slug, playedOn: attempt.startedOn, result };
  }

  async #hasResult(from: Reader, date: string, { result }: Slots<Move>): Promise<boolean> {
    if (result) return this.title.resultOf(result) !== null;
    const { slug, schedule } = this.title;
    const dates = await readPlayedDates(from, this.userId);
    return Array.from(dates).some(
      ([day, titles]) => titles.includes(slug) && periodOf(schedule, day) === date,
    );
  }

  /** The account's attempt has priority; without one, the browser's attempt at the same edition continues. */
  #withGuest(slots: Slots<Move>, date: string): Slots<Move> {
    const { result, friendly } = this.guest.slots;
    if (slots.result || result?.date !== date) return slots;
    return { result, friendly: slots.friendly ?? (friendly?.date === date ? friendly : null) };
  }

  #hasGuestAttempt({ result }: Slots<Move>): boolean {
    return result !== null && result.id === this.guest.slots.result?.id;
  }

  #attempt(stored: unknown): Attempt<Move> | null {
    return this.title.attemptSchema.safeParse(stored).data ?? null;
  }

  #key(date: string): string {
    return `${this.userId}.${this.title.slug}.${date}`;
  }

  async #played(
    slots: Slots<Move>,
    dates: PlayedDates | null,
    isGuestDone: boolean,
  ): Promise<StoredPlay<Move>> {
    return {
      slots,
      player: this.userId,
      streak: dates && streakOf([...dates.keys()], this.today),
      isUnreadable: false,
      setCookies: isGuestDone ? await dropGuestAttempts(this.title, this.guest.isFormer) : [],
    };
  }
}

/** Documents are JSON, without undefined values. */
function plain(value: object): DocumentData {
  return JSON.parse(JSON.stringify(value));
}
