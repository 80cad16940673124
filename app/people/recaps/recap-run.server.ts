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
/** What fails for an address may go through later; what still fails after this many tries does not this week. */
const TRIES = 3;
const RETRY_MS = 60 * 60_000;
const RUN_KEPT_MS = 14 * 24 * 60 * 60_000;

const runSchema = z.object({
  cursor: z.string(),
  holder: z.string(),
  leaseUntil: z.number(),
  isDone: z.boolean(),
  hasPostponed: z.boolean().default(false),
});

const recapSchema = z.object({
  week: z.string(),
  isSettled: z.boolean(),
  claimedUntil: z.number(),
  tries: z.number().default(0),
});

type Progress = Pick<z.infer<typeof runSchema>, "cursor" | "isDone" | "hasPostponed">;

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
      const progress = run ?? { cursor: "", isDone: false, hasPostponed: false };
      this.#leaseUntil = now + LEASE_MS;
      transaction.set(RUNS, this.friday, this.#run(progress));
      return progress.cursor;
    });
  }

  /**
   * Records that all before `cursor` are settled or postponed; null: all of them. Then the postponed ones follow in an
   * hour.
   *
   * @throws LeaseLost
   */
  async advance(cursor: string | null): Promise<void> {
    if (cursor !== null) return this.#hold((run) => ({ ...run, cursor }));
    await this.#hold(
      (run) => ({ cursor: "", isDone: !run.hasPostponed, hasPostponed: false }),
      RETRY_MS,
    );
  }

  /** Lets another process, or a later run of this one, go on after a pause. */
  async release(pauseMs = 0): Promise<void> {
    await this.#hold((run) => run, pauseMs);
  }

  /**
   * Claims a user's recap of this Friday.
   *
   * @returns how many tries at it have failed; null if it is settled, postponed, or claimed by another
   * @throws LeaseLost
   */
  async claim(userId: string): Promise<number | null> {
    if (this.now() > this.#leaseUntil - LEASE_MS / 2) await this.#hold((run) => run);
    const now = this.now();
    return this.store.transaction(async (transaction) => {
      const found = recapSchema.safeParse(await transaction.get(RECAPS, userId)).data;
      const former = found?.week === this.friday ? found : null;
      if (former && (former.isSettled || former.claimedUntil > now)) return null;
      const tries = former?.tries ?? 0;
      transaction.set(RECAPS, userId, this.#recap({ tries, claimedUntil: now + CLAIM_MS }));
      return tries;
    });
  }

  /** Records that a claimed recap was sent, or that there is none to send. */
  async settle(userId: string): Promise<void> {
    await this.store.set(RECAPS, userId, this.#recap({ isSettled: true }));
  }

  /** Gives a claim back that was not used. */
  async unclaim(userId: string, tries: number): Promise<void> {
    await this.store.set(RECAPS, userId, this.#recap({ tries }));
  }

  /**
   * Counts a try that failed for this address alone, after others that did: postpones the recap, or settles it.
   *
   * @throws LeaseLost
   */
  async countFailure(userId: string, formerTries: number): Promise<void> {
    const tries = formerTries + 1;
    if (tries >= TRIES) return this.settle(userId);
    // First, so that the next process sees it if this one ends here.
    await this.#hold((run) => ({ ...run, hasPostponed: true }));
    const claimedUntil = this.now() + RETRY_MS;
    await this.store.set(RECAPS, userId, this.#recap({ tries, claimedUntil }));
  }

  async #hold(change: (run: Progress) => Progress, leaseMs = LEASE_MS): Promise<void> {
    const leaseUntil = this.now() + leaseMs;
    await this.store.transaction(async (transaction) => {
      const run = runSchema.safeParse(await transaction.get(RUNS, this.friday)).data;
      if (run?.holder !== this.#holder) throw new LeaseLost();
      this.#leaseUntil = leaseUntil;
      transaction.set(RUNS, this.friday, this.#run(change(run)));
    });
  }

  #run({ cursor, isDone, hasPostponed }: Progress) {
    const leaseUntil = this.#leaseUntil;
    const expiresAt = Date.parse(this.friday) + RUN_KEPT_MS;
    return { cursor, isDone, hasPostponed, holder: this.#holder, leaseUntil, expiresAt };
  }

  #recap(change: Partial<z.infer<typeof recapSchema>>) {
    return { week: this.friday, isSettled: false, claimedUntil: 0, tries: 0, ...change };
  }
}
