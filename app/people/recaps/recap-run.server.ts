import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import type { DocumentStore } from "~/platform/storage/document-store";

const RUNS = "recapRuns";
const RECAPS = "recaps";

/** A process that died is replaced after this time. */
const LEASE_MS = 5 * 60_000;
/** Longer than an email may take, shorter than the lease: who takes over finds no claim of the dead. */
const CLAIM_MS = 60_000;
const RUN_KEPT_MS = 14 * 24 * 60 * 60_000;

const runSchema = z.object({
  cursor: z.string(),
  holder: z.string(),
  leaseUntil: z.number(),
  isDone: z.boolean(),
});

const recapSchema = z.object({
  week: z.string(),
  isSettled: z.boolean(),
  claimedUntil: z.number(),
});

/** Who may be due a recap, a page at a time; null after the last. */
export type Subscribers = (
  cursor: string,
) => Promise<{ userIds: readonly string[]; next: string | null }>;

/** Another process has taken the run over. */
export class LeaseLost extends Error {}

/**
 * The sending of one Friday's recaps. One process at a time holds its lease; when it dies another goes on where it was.
 * Each user's recap is claimed before it is sent, and settled after.
 */
export class RecapRun {
  readonly #holder = randomUUID();
  #leaseUntil = 0;

  constructor(
    private readonly store: DocumentStore,
    readonly friday: CalendarDate,
    private readonly now: () => number,
  ) {}

  /**
   * Takes the lease.
   *
   * @returns where to go on; null if all are sent or another process is at it
   */
  async begin(): Promise<string | null> {
    const now = this.now();
    return this.store.transaction(async (transaction) => {
      const run = runSchema.safeParse(await transaction.get(RUNS, this.friday)).data;
      if (run && (run.isDone || run.leaseUntil > now)) return null;
      const cursor = run?.cursor ?? "";
      this.#leaseUntil = now + LEASE_MS;
      transaction.set(RUNS, this.friday, this.#run({ cursor, isDone: false }));
      return cursor;
    });
  }

  /**
   * Records that all before `cursor` are settled; null: all of them.
   *
   * @throws LeaseLost
   */
  async advance(cursor: string | null): Promise<void> {
    await this.#hold((former) => ({ cursor: cursor ?? former, isDone: cursor === null }));
  }

  /** Lets another process, or a later run of this one, go on. */
  async release(): Promise<void> {
    await this.#hold((cursor) => ({ cursor, isDone: false }), 0);
  }

  /**
   * Claims a user's recap of this Friday.
   *
   * @returns false if it is settled, or claimed by another
   * @throws LeaseLost
   */
  async claim(userId: string): Promise<boolean> {
    if (this.now() > this.#leaseUntil - LEASE_MS / 2) {
      await this.#hold((cursor) => ({ cursor, isDone: false }));
    }
    const now = this.now();
    return this.store.transaction(async (transaction) => {
      const found = recapSchema.safeParse(await transaction.get(RECAPS, userId)).data;
      const isThisWeek = found?.week === this.friday;
      if (isThisWeek && (found.isSettled || found.claimedUntil > now)) return false;
      const claim = { week: this.friday, isSettled: false, claimedUntil: now + CLAIM_MS };
      transaction.set(RECAPS, userId, claim);
      return true;
    });
  }

  /** Records that a claimed recap was sent, or that there is none to send. */
  async settle(userId: string): Promise<void> {
    await this.store.set(RECAPS, userId, { week: this.friday, isSettled: true, claimedUntil: 0 });
  }

  /** Gives a claim back: the email could not be sent. */
  async unclaim(userId: string): Promise<void> {
    await this.store.set(RECAPS, userId, { week: this.friday, isSettled: false, claimedUntil: 0 });
  }

  async #hold(
    change: (cursor: string) => { cursor: string; isDone: boolean },
    leaseMs = LEASE_MS,
  ): Promise<void> {
    const leaseUntil = this.now() + leaseMs;
    await this.store.transaction(async (transaction) => {
      const run = runSchema.safeParse(await transaction.get(RUNS, this.friday)).data;
      if (run?.holder !== this.#holder) throw new LeaseLost();
      this.#leaseUntil = leaseUntil;
      transaction.set(RUNS, this.friday, this.#run(change(run.cursor)));
    });
  }

  #run({ cursor, isDone }: { cursor: string; isDone: boolean }) {
    const leaseUntil = this.#leaseUntil;
    const expiresAt = Date.parse(this.friday) + RUN_KEPT_MS;
    return { cursor, isDone, holder: this.#holder, leaseUntil, expiresAt };
  }
}
