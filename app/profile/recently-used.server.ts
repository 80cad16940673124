/** Keeps what was made last, up to a number of things; what nobody has asked for the longest goes first. */
export class RecentlyUsed<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly most: number) {}

  /** What is kept under a key; where there is nothing, what `make` gives, which is then kept. */
  get(key: string, make: () => T): T {
    const value = this.kept.has(key) ? (this.kept.get(key) as T) : make();
    this.kept.delete(key);
    this.kept.set(key, value);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return value;
  }
}
