import { createHmac } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { environment } from "~/platform/config/environment.server";
import { logger } from "~/platform/logging/logger.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { type Allowance, type Count, giveOneBack, type Taking, takeOne } from "./limit-count";

const COUNTS = "limits";
const OUTAGE_PAUSE_MS = 30_000;
const CONTENTION_WAIT_MS = 5000;
/** The store that needs longer than this to fail has used up what its caller may take. */
const MAX_WAIT_MS = 1000;
const MAX_COUNTS = 50_000;

const schema = z.object({ taken: z.number(), expiresAt: z.number() });

type Rule = (stored: Count | null) => Taking;

/**
 * A limit on how often something may happen in a while, which all processes over one document store count together
 * (docs/decisions/0014). `limits/{hash}` holds `taken` and `expiresAt`: nobody reads from it who it is about.
 *
 * Where the store is out of reach this process counts by itself for a while, and says so in its log. Only a caller whom
 * the store kept waiting before it failed gets a DocumentStoreError: what needs the store next would wait once more.
 */
export class RateLimiter {
  private readonly queues = new Map<string, Promise<unknown>>();

  /**
   * @param name what is limited, different from every other limit's
   * @param store where it is counted; every process has to be given the same
   */
  constructor(
    private readonly name: string,
    private readonly allowance: Allowance,
    private readonly store = documents,
  ) {}

  /**
   * Takes one of somebody's.
   *
   * @param key who, in the clear
   * @returns after how many seconds it is worth trying again; null where there was room
   */
  async consume(key: string): Promise<number | null> {
    const { waitMs } = await this.change(key, (stored) =>
      takeOne(stored, this.allowance, Date.now()),
    );
    return waitMs > 0 ? Math.ceil(waitMs / 1000) : null;
  }

  /** Gives one back that was taken. */
  async refund(key: string): Promise<void> {
    await this.change(key, (stored) => giveOneBack(stored, this.allowance, Date.now()));
  }

  /** Forgets all that somebody took. */
  async reset(key: string): Promise<void> {
    await this.change(key, () => ({ count: null, waitMs: 0 }));
  }

  /**
   * One after the other for each key: what comes at once would only be in its own way in the store. Who waits in turn
   * behind a caller that the store kept waiting has waited for it too, and gets the same error.
   */
  private async change(key: string, rule: Rule): Promise<Taking> {
    const id = this.idOf(key);
    const before = this.queues.get(id) ?? Promise.resolve();
    const turn = before.then(() => changeCount(this.store, id, rule));
    this.queues.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.queues.get(id) === turn) this.queues.delete(id);
    }
  }

  /** Without the secret nobody can try who it is, though there are few network addresses. */
  private idOf(key: string): string {
    const { SESSION_SECRET } = environment();
    return createHmac("sha256", SESSION_SECRET).update(`limit ${this.name} ${key}`).digest("hex");
  }
}

/** Who is counted for a network address: a line with IPv6 has more addresses than anybody could count one by one. */
export function networkKey(address: string): string {
  return ipKeyGenerator(address);
}

let localCounts: LRUCache<string, Count> | undefined;

let storeRetryAt = 0;

async function changeCount(
  open: () => Promise<DocumentStore>,
  id: string,
  rule: Rule,
): Promise<Taking> {
  if (Date.now() < storeRetryAt) return changeLocal(id, rule);
  const began = performance.now();
  try {
    return await changeStored(await open(), id, rule);
  } catch (err) {
    // So many at once are too many, whatever the count says.
    if (isBusy(err)) return { count: null, waitMs: CONTENTION_WAIT_MS };
    storeRetryAt = Date.now() + OUTAGE_PAUSE_MS;
    logger().warn({ err }, "The store can't count attempts: this process counts them by itself.");
    if (performance.now() - began > MAX_WAIT_MS) throw err;
    return changeLocal(id, rule);
  }
}

const isBusy = (error: unknown) =>
  error instanceof DocumentStoreError && error.code === "contention";

function changeStored(store: DocumentStore, id: string, rule: Rule): Promise<Taking> {
  return store.transaction(async (transaction) => {
    const stored = schema.safeParse(await transaction.get(COUNTS, id)).data ?? null;
    const taking = rule(stored);
    if (taking.count === stored) return taking;
    if (taking.count) transaction.set(COUNTS, id, taking.count);
    else transaction.delete(COUNTS, id);
    return taking;
  });
}

/** What this process counts by itself while the store is out of reach. Room for so many is made only when it is. */
function changeLocal(id: string, rule: Rule): Taking {
  localCounts ??= new LRUCache({ max: MAX_COUNTS });
  const taking = rule(localCounts.get(id) ?? null);
  if (taking.count) localCounts.set(id, taking.count);
  else localCounts.delete(id);
  return taking;
}
