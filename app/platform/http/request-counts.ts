import type { ClientRateLimitInfo, Store } from "express-rate-limit";

type Count = { hits: number; since: number };

/**
 * Counts each client's requests in a window that begins with its first. It uses the monotonic clock: after the wall clock
 * is set back by a day, clients at their limit would stay blocked for a day.
 */
export class RequestCounts implements Store {
  readonly localKeys = true;
  private counts = new Map<string, Count>();
  private nextSweep = 0;

  constructor(
    private readonly windowMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  increment(key: string): ClientRateLimitInfo {
    const now = this.now();
    this.sweep(now);
    const found = this.counts.get(key);
    const count = found && !this.isOver(found, now) ? found : { hits: 0, since: now };
    count.hits++;
    this.counts.set(key, count);
    return { totalHits: count.hits, resetTime: this.endOf(count, now) };
  }

  decrement(key: string): void {
    const count = this.counts.get(key);
    if (count && count.hits > 0) count.hits--;
  }

  resetKey(key: string): void {
    this.counts.delete(key);
  }

  /** In wall clock time, from which express-rate-limit computes the time that is left. */
  private endOf({ since }: Count, now: number): Date {
    return new Date(Date.now() + since + this.windowMs - now);
  }

  private isOver({ since }: Count, now: number): boolean {
    return now - since >= this.windowMs;
  }

  /** Drops expired windows, once a window. */
  private sweep(now: number): void {
    if (now < this.nextSweep) return;
    this.nextSweep = now + this.windowMs;
    for (const [key, count] of this.counts) if (this.isOver(count, now)) this.counts.delete(key);
  }
}
