import {
  type DocumentData,
  type DocumentStore,
  DocumentStoreError,
  type Transaction,
} from "~/platform/storage/document-store";
import type { Attempt } from "./attempt";
import { dropGuestAttempts, type GuestAttempts } from "./attempt-cookie.server";
import { ATTEMPTS, attemptKey } from "./attempt-documents";
import type { AttemptStore, Change, StoredPlay } from "./attempt-store";
import { endStreak, showsStreak } from "./end-streak.server";
import type { HistoryEntry } from "./history.server";
import {
  type Finished,
  readPlayedDates,
  readTitleRecord,
  recordResults,
} from "./player-records.server";
import type { Result } from "./results";
import { periodBefore, periodOf } from "./schedule.server";
import { NO_ATTEMPTS, type Slots, slotOf } from "./slots";
import type { Streak } from "./streak";
import type { StoredTitle } from "./title-rules.server";

type Reader = Pick<DocumentStore, "get">;

/** The attempts at an edition, and whether a result of it was undone, so that only Friendlies are left. */
type Found<Move> = { slots: Slots<Move>; isSpent: boolean };

/**
 * Stores an account's attempts in documents, one for each edition, which other tabs and old cookies can't overwrite.
 * An attempt that the browser has from before the login moves over with its next move, a finished one when its page is
 * next read.
 */
export class DocumentAttemptStore<Move> implements AttemptStore<Move> {
  constructor(
    private readonly store: DocumentStore,
    private readonly title: StoredTitle<Move>,
    private readonly userId: string,
    private readonly guest: GuestAttempts<Move>,
    private readonly today: string,
    /** The results in the browser that no account has claimed. */
    private readonly history: readonly HistoryEntry[] = [],
  ) {}

  async read(date: string): Promise<StoredPlay<Move>> {
    const found = await this.#find(this.store, date);
    const shown = await this.#withGuest(this.store, found, date);
    const { result } = shown;
    const isBrought =
      result !== null && result !== found.slots.result && this.title.resultOf(result);
    if (isBrought && !this.#isUnclaimed(result)) return this.#adopt(date, shown);
    return this.#played(shown, this.guest.isUnreadable);
  }

  /** The account's own attempts at an edition, without what a page of the title needs besides. */
  async slotsOn(date: string): Promise<Slots<Move>> {
    return (await this.#find(this.store, date)).slots;
  }

  async readBefore(date: string): Promise<StoredPlay<Move>> {
    const before = await this.read(periodBefore(this.title.schedule, date));
    if (before.slots.result || before.slots.friendly) return before;
    const { results } = await readTitleRecord(this.store, this.userId, this.title);
    const last = results.findLast((result) => result.date < date);
    return last ? this.read(last.date) : before;
  }

  async change(date: string, change: Change<Move>): Promise<StoredPlay<Move>> {
    const { slots, isMoved } = await this.store.transaction(async (transaction) => {
      const found = await this.#find(transaction, date);
      const before = await this.#withGuest(transaction, found, date);
      const hasResult = found.isSpent || (await this.#hasResult(transaction, date, before));
      const after = change(before, hasResult);
      if (after === before) return { slots: before, isMoved: false };
      await this.#write(transaction, date, found, after);
      return { slots: after, isMoved: this.#hasGuestAttempt(after) };
    });
    return this.#played(slots, isMoved);
  }

  async dateOf(attemptId: string): Promise<string | null> {
    const guestSlot = slotOf(this.guest.slots, attemptId);
    if (guestSlot) return this.guest.slots[guestSlot]?.date ?? null;
    const current = periodOf(this.title.schedule, this.today);
    for (const date of [current, periodBefore(this.title.schedule, current)]) {
      if (slotOf((await this.#find(this.store, date)).slots, attemptId)) return date;
    }
    return null;
  }

  async #find(from: Reader, date: string): Promise<Found<Move>> {
    const stored = await from.get(ATTEMPTS, this.#key(date));
    if (stored?.userId !== this.userId) return { slots: NO_ATTEMPTS, isSpent: false };
    const { result = null, friendly = null } = stored;
    const slots = { result: this.#attempt(result), friendly: this.#attempt(friendly) };
    return { slots, isSpent: stored.isSpent === true };
  }

  /** Writes the changes. Its own reads come before its writes, as transactions require. */
  async #write(
    transaction: Transaction,
    date: string,
    found: Found<Move>,
    after: Slots<Move>,
  ): Promise<void> {
    const finished = this.#newlyFinished(found.slots, after);
    if (finished) await recordResults(transaction, this.userId, [finished]);
    const { slug: game } = this.title;
    const { result, friendly } = after;
    const isSpent = found.isSpent || undefined;
    const document = plain({ userId: this.userId, game, date, result, friendly, isSpent });
    transaction.set(ATTEMPTS, this.#key(date), document);
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
    if (date !== periodOf(schedule, this.today)) return true;
    const dates = await readPlayedDates(from, this.userId);
    return Array.from(dates).some(
      ([day, titles]) => titles.includes(slug) && periodOf(schedule, day) === date,
    );
  }

  /** Stores the attempt of a claimed result; a store that can't write just now does so next time. */
  async #adopt(date: string, shown: Slots<Move>): Promise<StoredPlay<Move>> {
    try {
      return await this.change(date, (slots) => ({ ...slots }));
    } catch (error) {
      if (error instanceof DocumentStoreError) return this.#played(shown, false);
      throw error;
    }
  }

  /**
   * What the account has counts; else the browser's own attempt of the same edition is gone on with, after the account's
   * result, or one that was undone, as a Friendly.
   */
  async #withGuest(
    from: Reader,
    { slots, isSpent }: Found<Move>,
    date: string,
  ): Promise<Slots<Move>> {
    const { result, friendly } = this.guest.slots;
    if (result?.date !== date) return slots;
    const guestResult = this.title.resultOf(result);
    if (!slots.result && !isSpent) {
      if (guestResult && !(await this.#isOwn(from, result, guestResult))) return slots;
      return { result, friendly: slots.friendly ?? (friendly?.date === date ? friendly : null) };
    }
    const isOver = !slots.result || this.title.resultOf(slots.result) !== null;
    if (!isOver || slots.friendly || guestResult) return slots;
    return { ...slots, friendly: { ...result, isFriendly: true } };
  }

  /** Whether a finished attempt in the browser is this account's: claimed by it, or by none, and not by another. */
  async #isOwn(from: Reader, attempt: Attempt<Move>, result: Result): Promise<boolean> {
    if (this.#isUnclaimed(attempt)) return true;
    const { results } = await readTitleRecord(from, this.userId, this.title);
    return results.some(
      ({ date, isWin, score }) =>
        date === result.date && isWin === result.isWin && score === result.score,
    );
  }

  #isUnclaimed({ startedOn }: Attempt<Move>): boolean {
    const { slug } = this.title;
    return this.history.some((one) => one.slug === slug && one.date === startedOn);
  }

  #hasGuestAttempt(slots: Slots<Move>): boolean {
    const { result } = this.guest.slots;
    return result !== null && slotOf(slots, result.id) !== null;
  }

  #attempt(stored: unknown): Attempt<Move> | null {
    return this.title.attemptSchema.safeParse(stored).data ?? null;
  }

  #key(date: string): string {
    return attemptKey(this.userId, this.title.slug, date);
  }

  async #played(slots: Slots<Move>, isGuestDone: boolean): Promise<StoredPlay<Move>> {
    return {
      slots,
      player: this.userId,
      streak: await this.#streakBeside(slots),
      isUnreadable: false,
      setCookies: isGuestDone ? await dropGuestAttempts(this.title) : [],
    };
  }

  async #streakBeside(slots: Slots<Move>): Promise<Streak | null> {
    if (!showsStreak(this.title, slots)) return null;
    const [dates, { results }] = await Promise.all([
      readPlayedDates(this.store, this.userId),
      readTitleRecord(this.store, this.userId, this.title),
    ]);
    return endStreak(this.title, slots, { dates: [...dates.keys()], results }, this.today);
  }
}

/** Documents are JSON, without undefined values. */
function plain(value: object): DocumentData {
  return JSON.parse(JSON.stringify(value));
}
