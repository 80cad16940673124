import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { periodBefore, periodOf } from "~/play/editions/schedule.server";
import { type Attempt, finishedAt } from "~/play/rules/attempt";
import { rankOf } from "~/play/rules/rank";
import type { Result } from "~/play/rules/results";
import { NO_ATTEMPTS, type Slots, slotOf } from "~/play/rules/slots";
import type { Streak } from "~/play/rules/streak";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { endStreak, playedForFun, showsStreak } from "./end-streak.server";
import { isFinish, writeFinish } from "./finishes.server";
import { readNation } from "./nations.server";
import { visitorCookie } from "./player-cookie.server";
import { PlayerRecords } from "./player-records.server";
import { monthOf, readPlayedDates, readPlayedDays, readTitleRecord } from "./recorded.server";
import { mayBeForFun } from "./records";
import { readStandings } from "./standings.server";
import { type Reader, readSlots, type StoredSlots, writeSlots } from "./stored-slots.server";
import { isInTables } from "./table-players.server";
import { extendVisit, visitorExpiry } from "./visitors.server";
import { changesWaiting, latestPlay } from "./waiting.server";

/** A player's stored attempts at an edition, and related data. */
export type StoredPlay<Move = unknown> = {
  slots: Slots<Move>;
  /** The owning account; null for a visitor. */
  player: string | null;
  /** The name of the account; "" for a visitor. */
  playerName: string;
  /** The player's own streak; null where the page needs none: as long as the attempt runs that the server judges. */
  streak: Streak | null;
  /** Set-Cookie values for the response. */
  setCookies: readonly string[];
};

/**
 * A pure change of attempts, which returns the same object when nothing changes. It may be run again.
 *
 * @param hasResult whether the edition has a result, which may be recorded even if the attempt is gone
 */
export type Change<Move> = (slots: Slots<Move>, hasResult: boolean) => Slots<Move>;

/** Who plays. A stranger gets an id with their first kick-off. */
type StoredPlayer = { id: string; name: string; isAccount: boolean; isStranger: boolean };

/** Stores a player's attempts at one title in documents, one for each edition. */
export class AttemptStore<Move = unknown> {
  constructor(
    private readonly store: DocumentStore,
    private readonly title: StoredTitle<Move>,
    private readonly player: StoredPlayer,
    private readonly today: string,
  ) {}

  /** Whether a change here makes a new visitor. */
  get isStrangers(): boolean {
    return this.player.isStranger;
  }

  /** Who plays here. */
  get playerId(): string {
    return this.player.id;
  }

  /**
   * Whether what the player begins now may come into the title's tables.
   *
   * @throws DocumentStoreError
   */
  async isForTables(): Promise<boolean> {
    const { player, title, store } = this;
    return title.hasTables && player.isAccount && (await isInTables(store, player.id));
  }

  /** The attempts at the edition of a date. */
  async read(date: string): Promise<StoredPlay<Move>> {
    return this.#played((await this.#find(this.store, date)).slots);
  }

  /** The attempts at an edition before that of a date: the latest that is known. */
  async readBefore(date: string): Promise<StoredPlay<Move>> {
    const before = await this.read(periodBefore(this.title.schedule, date));
    if (before.slots.result || before.slots.friendly || this.player.isStranger) return before;
    const { results } = await readTitleRecord(this.store, this.player.id, this.title);
    const last = results.findLast((result) => result.date < date);
    return last ? this.read(last.date) : before;
  }

  /** Changes the attempts at the edition of a date and stores them, at once. */
  async change(date: string, change: Change<Move>): Promise<StoredPlay<Move>> {
    const { slots, hasPlayed } = await this.store.transaction(async (transaction) => {
      const found = await this.#find(transaction, date);
      const hasResult = found.isSpent || (await this.#hasResult(transaction, date, found.slots));
      const slots = change(found.slots, hasResult);
      if (slots === found.slots) return { slots, hasPlayed: false };
      return { slots, hasPlayed: await this.#write(transaction, date, found, slots) };
    });
    const isVisit = hasPlayed && !this.player.isAccount;
    return this.#played(slots, isVisit ? [visitorCookie(this.player.id)] : []);
  }

  /** The date of an attempt's edition, for a post with the attempt's id alone; null if unknown. */
  async dateOf(attemptId: string): Promise<string | null> {
    const current = periodOf(this.title.schedule, this.today);
    for (const date of [current, periodBefore(this.title.schedule, current)]) {
      if (slotOf((await this.#find(this.store, date)).slots, attemptId)) return date;
    }
    return null;
  }

  async #find(from: Reader, date: string): Promise<StoredSlots<Move>> {
    if (this.player.isStranger) return { slots: NO_ATTEMPTS, isSpent: false };
    return readSlots(from, this.player.id, this.title, date);
  }

  /**
   * Writes what has changed, after its own reads, as transactions require.
   *
   * @returns whether an attempt was kicked off or finished
   */
  async #write(
    transaction: Transaction,
    date: string,
    found: StoredSlots<Move>,
    slots: Slots<Move>,
  ): Promise<boolean> {
    const { player, title } = this;
    const isStart = [slots.result, slots.friendly].some(
      (one) => one && !slotOf(found.slots, one.id),
    );
    const isEnd = this.#isOver(slots.result) && !this.#isOver(found.slots.result);
    if (isStart || isEnd) {
      const playedOn = isEnd && slots.result ? [slots.result.startedOn] : [];
      const [records, rankIt, countNation, expiresAt] = await Promise.all([
        PlayerRecords.read(transaction, player.id, [title.slug], playedOn),
        isEnd ? this.#ranking(transaction, slots.result) : null,
        isEnd && player.isAccount ? this.#nation(transaction, slots.result) : null,
        player.isAccount ? null : visitorExpiry(transaction, player.id),
      ]);
      records.noteForFunSince(this.today);
      if (!slots.result) records.noteForFun(title.slug, date);
      const result = this.#record(records, slots.result, isEnd);
      records.write(transaction);
      if (result && slots.result) {
        this.#writeFinish(transaction, slots.result, result, rankIt?.(result) ?? null);
        countNation?.(result);
      }
      if (expiresAt !== null) {
        extendVisit(transaction, player.id, expiresAt, records.dates.size > 0);
      }
    } else if (changesWaiting(title, found.slots.result, slots.result)) {
      const records = await PlayerRecords.read(transaction, player.id, [], []);
      this.#record(records, slots.result, false);
      records.write(transaction);
    }
    writeSlots(transaction, player.id, title, date, { slots, isSpent: found.isSpent });
    return isStart || isEnd;
  }

  /** @returns the result of an attempt that ends, if its edition had none */
  #record(records: PlayerRecords, attempt: Attempt<Move> | null, isEnd: boolean): Result | null {
    if (!attempt) return null;
    const { slug } = this.title;
    records.setLatest(slug, latestPlay(this.title, attempt));
    const result = isEnd ? this.title.resultOf(attempt) : null;
    const isCounted = result && records.add({ slug, playedOn: attempt.startedOn, result });
    return isCounted ? result : null;
  }

  /**
   * Reads what it takes to rank a finish.
   *
   * @returns how to write it into the tables and say its rank; null if it is for none
   */
  async #ranking(
    transaction: Transaction,
    attempt: Attempt<Move> | null,
  ): Promise<((result: Result) => string | null) | null> {
    const { player, title } = this;
    if (!attempt?.isRanked || !player.isAccount) return null;
    const [isShown, writeStandings] = await Promise.all([
      isInTables(transaction, player.id),
      readStandings(transaction, player.id, title.slug, attempt.date),
    ]);
    if (!isShown) return null;
    return (result) => {
      if (result.isTooQuick) return null;
      writeStandings(result.points, finishedAt(attempt));
      return rankOf(attempt, title.rankedOutcomeOf(attempt) ?? result);
    };
  }

  /** Reads what it takes to count a finish of a current edition for the player's nation; null without one. */
  async #nation(transaction: Transaction, attempt: Attempt<Move> | null) {
    if (!attempt || !isFinish(this.title.schedule, attempt)) return null;
    return readNation(transaction, this.player.id, monthOf(attempt.startedOn));
  }

  #writeFinish(
    transaction: Transaction,
    attempt: Attempt<Move>,
    result: Result,
    rank: string | null,
  ): void {
    const { slug, schedule } = this.title;
    if (!isFinish(schedule, attempt)) return;
    const tally = this.title.tallyOf(attempt);
    writeFinish(transaction, this.player.id, { slug, attempt, result, tally, rank });
  }

  #isOver(attempt: Attempt<Move> | null): boolean {
    return attempt !== null && this.title.resultOf(attempt) !== null;
  }

  async #hasResult(
    from: Reader,
    date: string,
    { result, friendly }: Slots<Move>,
  ): Promise<boolean> {
    if (result) return this.#isOver(result);
    const { slug, schedule } = this.title;
    // A Friendly without a result is of a day that was over: it has shown the answers, whatever the time zone is now.
    if (friendly || date !== periodOf(schedule, this.today)) return true;
    if (this.player.isStranger) return false;
    const dates = await readPlayedDates(from, this.player.id);
    return Array.from(dates).some(
      ([day, titles]) => titles.includes(slug) && periodOf(schedule, day) === date,
    );
  }

  async #played(slots: Slots<Move>, setCookies: readonly string[] = []): Promise<StoredPlay<Move>> {
    const { id, name: playerName, isAccount } = this.player;
    const player = isAccount ? id : null;
    return { slots, player, playerName, streak: await this.#streakBeside(slots), setCookies };
  }

  async #streakBeside(slots: Slots<Move>): Promise<Streak | null> {
    if (!showsStreak(this.title, slots)) return null;
    const [{ dates, forFun: noted }, { results }] = await Promise.all([
      readPlayedDays(this.store, this.player.id),
      readTitleRecord(this.store, this.player.id, this.title),
    ]);
    const friendlyOf = async (date: string) =>
      mayBeForFun(noted, this.title.slug, date)
        ? (await this.#find(this.store, date)).slots.friendly
        : null;
    const forFun = await playedForFun(this.title, slots, results, friendlyOf, this.today);
    return endStreak(this.title, slots, { dates: [...dates.keys()], results, forFun }, this.today);
  }
}
