/** Holds work back for a while, so that something else comes first. */
export class Gate {
  #held: (() => void)[] | null = null;

  /** Does the work now, or once the gate opens. */
  pass(work: () => void): void {
    if (this.#held) this.#held.push(work);
    else work();
  }

  close(): void {
    this.#held ??= [];
  }

  /** Does what was held back in its order, one a turn: timers and answers don't wait for the whole crowd. */
  open(): void {
    const held = this.#held?.values();
    this.#held = null;
    const goOn = () => {
      const next = held?.next();
      if (!next || next.done) return;
      next.value();
      setImmediate(goOn);
    };
    goOn();
  }
}
