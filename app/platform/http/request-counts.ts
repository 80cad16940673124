import type { ClientRateLimitInfo, Store } from "express-rate-limit";

type Count = { hits: number; since: number };

/**
 * How often each client has asked within a window that begins with its first request. By a clock that nobody sets: one
 * that is set back a day would otherwise shut out for a day whoever reached the limit.
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

  /** As the wall clock has it now: what is made of it is the time that is left. */
  private endOf({ since }: Count, now: number): Date {
    return new Date(Date.now() + since + this.windowMs - now);
  }

  private isOver({ since }: Count, now: number): boolean {
    return now - since >= this.windowMs;
  }

  /** Forgets, once a window, those whose window is over. */
  private sweep(now: number): void {
    if (now < this.nextSweep) return;
    this.nextSweep = now + this.windowMs;
    for (const [key, count] of this.counts) if (this.isOver(count, now)) this.counts.delete(key);
  }
}
