import { LRUCache } from "lru-cache";

type Read<T> = { at: number; reading: Promise<T> };

/** What was read in the last while, which all share who ask for the same. Failures are not kept. */
export class FreshReads<T> {
  private readonly reads: LRUCache<string, Read<T>>;

  /** @param max of the most recently used that are kept */
  constructor(max: number) {
    this.reads = new LRUCache({ max });
  }

  /**
   * What was read under a key, or what is read now.
   *
   * @param age how old it may be, in milliseconds, by the time now
   * @throws what `read` throws
   */
  get(key: string, { maxAge, now }: Age, read: () => Promise<T>): Promise<T> {
    const known = this.reads.get(key);
    // A clock that was set back makes an older one than that.
    if (known && now >= known.at && now - known.at < maxAge) return known.reading;
    const reading = read();
    this.reads.set(key, { at: now, reading });
    reading.catch(() => {
      if (this.reads.peek(key)?.reading === reading) this.reads.delete(key);
    });
    return reading;
  }

  clear(): void {
    this.reads.clear();
  }
}

/** How old a read may be, by the time now. */
export type Age = { now: number; maxAge: number };
