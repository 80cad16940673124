import { ipKeyGenerator } from "express-rate-limit";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { logger } from "~/platform/logging/logger.server";
import { pseudonym } from "~/platform/signing/signing.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { type Allowance, type Count, giveOneBack, type Taking, takeOne } from "./limit-count";

const COUNTS = "limits";
const OUTAGE_PAUSE_MS = 30_000;
const CONTENTION_WAIT_MS = 5000;
/** A store that takes longer than this to fail has used up the caller's time budget. */
const MAX_WAIT_MS = 1000;
const MAX_COUNTS = 50_000;

const schema = z.object({ taken: z.number(), expiresAt: z.number() });

type Rule = (stored: Count | null) => Taking;

/** Too many events of a client, with the header that says so. */
export class TooManyRequests extends Error {
  readonly headers: { "Retry-After": string };

  /** @param retryAfter the seconds to wait */
  constructor(readonly retryAfter: number) {
    super(`Too many requests; the next one in ${retryAfter} s.`);
    this.headers = { "Retry-After": String(retryAfter) };
  }
}

/**
 * A rate limit that all processes on one document store share (docs/decisions/0014). `limits/{hash}` has `taken` and
 * `expiresAt`; the hash does not reveal the key.
 *
 * If the store is unavailable, this process counts locally for a while, and logs it. A caller gets a DocumentStoreError
 * only if the store took long to fail: it would wait again for its own documents.
 */
export class RateLimiter {
  private readonly queues = new Map<string, Promise<unknown>>();

  /**
   * @param name of the limit; has to be unique
   * @param store where it is counted; the same for all processes
   */
  constructor(
    private readonly name: string,
    private readonly allowance: Allowance,
    private readonly store = documents,
  ) {}

  /**
   * Counts one event.
   *
   * @param key of the client, in plain text
   * @returns the seconds to wait; null if allowed
   */
  async consume(key: string): Promise<number | null> {
    const { waitMs } = await this.change(key, (stored) =>
      takeOne(stored, this.allowance, Date.now()),
    );
    return waitMs > 0 ? Math.ceil(waitMs / 1000) : null;
  }

  /**
   * Counts one event, as `consume` does.
   *
   * @throws TooManyRequests
   */
  async take(key: string): Promise<void> {
    const wait = await this.consume(key);
    if (wait !== null) throw new TooManyRequests(wait);
  }

  /**
   * Counts one event of a network address.
   *
   * @param address an unknown one is not counted
   * @throws TooManyRequests
   */
  async takeFrom(address: string | undefined): Promise<void> {
    if (address) await this.take(networkKey(address));
  }

  /** Takes one event back. */
  async refund(key: string): Promise<void> {
    await this.change(key, (stored) => giveOneBack(stored, this.allowance, Date.now()));
  }

  /** Deletes a key's count. */
  async reset(key: string): Promise<void> {
    await this.change(key, () => ({ count: null, waitMs: 0 }));
  }

  /**
   * Serialises calls per key, since concurrent transactions would conflict in the store. A caller queued behind one
   * that the store delayed has waited as long, and gets the same error.
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

  private idOf(key: string): string {
    return pseudonym(`limit ${this.name} `, key);
  }
}

/** The rate limit key of an address: a whole IPv6 network, since one client has countless addresses in it. */
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
    // Contention means too many concurrent events, whatever the count is.
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

/** Counts in this process while the store is unavailable. The cache is allocated on first use. */
function changeLocal(id: string, rule: Rule): Taking {
  localCounts ??= new LRUCache({ max: MAX_COUNTS });
  const taking = rule(localCounts.get(id) ?? null);
  if (taking.count) localCounts.set(id, taking.count);
  else localCounts.delete(id);
  return taking;
}
