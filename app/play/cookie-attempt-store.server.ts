import { type Attempt, lastMoveAt } from "./attempt";
import { dropGuestAttempts, type GuestAttempts, storeGuestAttempts } from "./attempt-cookie.server";
import type { AttemptStore, Change, StoredPlay } from "./attempt-store";
import { endStreak, showsStreak } from "./end-streak.server";
import {
  type AttemptMark,
  type HistoryEntry,
  withEntry,
  withGrade,
  withMark,
} from "./history.server";
import { historyCookie } from "./history-cookie.server";
import { periodBefore, periodOf } from "./schedule.server";
import { type Slots, slotOf } from "./slots";
import type { StoredTitle } from "./title-rules.server";

/** A visitor's results by date, and their latest attempts. */
type Days = { history: readonly HistoryEntry[]; marks: readonly AttemptMark[] };

/** The data in a visitor's cookies: their attempts at the title, and their days. */
export type Guest<Move> = GuestAttempts<Move> & Days;

/**
 * Stores a visitor's attempts in signed cookies: a visitor who rolls them back only cheats themselves. Their size
 * allows for the result of the latest edition and one Friendly. A result that is missing in the history was claimed by an
 * account, which has left: the visitor sees nothing of it.
 */
export class CookieAttemptStore<Move> implements AttemptStore<Move> {
  private readonly guest: Guest<Move>;
  /** Whether the cookie has what an account claimed. */
  private readonly hasClaimed: boolean;

  constructor(
    private readonly title: StoredTitle<Move>,
    guest: Guest<Move>,
    private readonly today: string,
  ) {
    const slots = withoutClaimed(title, guest);
    this.hasClaimed = slots !== guest.slots;
    this.guest = { ...guest, slots };
  }

  async read(date: string): Promise<StoredPlay<Move>> {
    const { isUnreadable, slots } = this.guest;
    if (isUnreadable) {
      const dropped = await dropGuestAttempts(this.title);
      return this.#played(this.#slotsOf(date), this.guest.history, isUnreadable, dropped);
    }
    const days = this.#daysWith(slots, false);
    const isChanged = this.hasClaimed || days.history !== this.guest.history;
    const setCookies = isChanged ? await this.#store(slots, days) : [];
    return this.#played(this.#slotsOf(date), days.history, isUnreadable, setCookies);
  }

  readBefore(date: string): Promise<StoredPlay<Move>> {
    const { result } = this.guest.slots;
    const isEarlier = result !== null && result.date < date;
    return this.read(isEarlier ? result.date : periodBefore(this.title.schedule, date));
  }

  async change(date: string, change: Change<Move>): Promise<StoredPlay<Move>> {
    const before = this.#slotsOf(date);
    const after = change(before, this.#hasResult(date, before));
    if (after === before) return this.read(date);
    const slots = {
      result: after.result ?? this.guest.slots.result,
      friendly: after.friendly ?? this.guest.slots.friendly,
    };
    const days = this.#daysWith(slots, after.result !== before.result);
    return this.#played(after, days.history, false, await this.#store(slots, days));
  }

  async dateOf(attemptId: string): Promise<string | null> {
    const { slots } = this.guest;
    const slot = slotOf(slots, attemptId);
    return slot && (slots[slot]?.date ?? null);
  }

  async #store(slots: Slots<Move>, { history, marks }: Days): Promise<string[]> {
    const isEmpty = slots.result === null && slots.friendly === null;
    const setCookies = isEmpty
      ? await dropGuestAttempts(this.title)
      : await storeGuestAttempts(this.title, slots);
    const isSame = history === this.guest.history && marks === this.guest.marks;
    return isSame ? setCookies : [...setCookies, historyCookie(history, marks)];
  }

  #slotsOf(date: string): Slots<Move> {
    const { result, friendly } = this.guest.slots;
    return {
      result: result?.date === date ? result : null,
      friendly: friendly?.date === date ? friendly : null,
    };
  }

  #hasResult(date: string, { result }: Slots<Move>): boolean {
    if (result) return this.title.resultOf(result) !== null;
    const { slug, schedule } = this.title;
    const isPast = date !== periodOf(schedule, this.today);
    const isKnown = (entry: HistoryEntry) =>
      entry.slug === slug && periodOf(schedule, entry.date) === date;
    return isPast || this.guest.history.some(isKnown);
  }

  /**
   * The days by the grade that the result has now, which a void may have changed.
   *
   * @param isNew whether the result's attempt is new or moved. Otherwise it is not added: if it is missing, an account
   *   has claimed it, and the next one to log in must not
   */
  #daysWith(slots: Slots<Move>, isNew: boolean): Days {
    const { history, marks } = this.guest;
    const entry = this.#entryOf(slots);
    const graded = entry ? withGrade(history, entry) : history;
    if (!isNew && graded === history) return { history, marks };
    const added = entry && isNew ? withEntry(graded, entry) : graded;
    return { history: added, marks: this.#marksWith(slots) };
  }

  #entryOf({ result: attempt }: Slots<Move>): HistoryEntry | null {
    const result = attempt && this.title.resultOf(attempt);
    if (!attempt || !result) return null;
    const { isWin, score, outOf } = result;
    return { date: attempt.startedOn, slug: this.title.slug, isWin, score, outOf };
  }

  #marksWith({ result: attempt }: Slots<Move>): readonly AttemptMark[] {
    if (!attempt) return this.guest.marks;
    const { startedOn: date, moves } = attempt;
    const squares = this.title.squaresOf(attempt);
    const mark = { slug: this.title.slug, date, moves: moves.length, elapsed: lastMoveAt(attempt) };
    return withMark(this.guest.marks, squares ? { ...mark, squares } : mark);
  }

  #played(
    slots: Slots<Move>,
    history: readonly HistoryEntry[],
    isUnreadable: boolean,
    setCookies: readonly string[],
  ): StoredPlay<Move> {
    const { slug } = this.title;
    const results = history.filter((entry) => entry.slug === slug);
    const dates = history.map(({ date }) => date);
    const streak = showsStreak(this.title, slots)
      ? endStreak(this.title, slots, { dates, results }, this.today)
      : null;
    return { slots, player: null, streak, isUnreadable, setCookies };
  }
}

/** The attempts without a result that was claimed, and its Friendlies; the same object when there is none. */
function withoutClaimed<Move>(title: StoredTitle<Move>, guest: Guest<Move>): Slots<Move> {
  const { result, friendly } = guest.slots;
  if (!result || !isClaimed(title, guest, result)) return guest.slots;
  return { result: null, friendly: friendly?.date === result.date ? null : friendly };
}

function isClaimed<Move>(
  title: StoredTitle<Move>,
  { history }: Guest<Move>,
  result: Attempt<Move>,
): boolean {
  const isKnown = history.some(
    ({ slug, date }) => slug === title.slug && date === result.startedOn,
  );
  // A void can end an attempt without a move, and then nothing has written it into the history.
  return !isKnown && !title.hasVoid(result.edition) && title.resultOf(result) !== null;
}
