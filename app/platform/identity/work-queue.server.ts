import { events } from "~/platform/metrics/events.server";
import { IdentityError } from "./identity-provider";

/** Runs costly work a few pieces at a time, so that the rest of the server has air; the others wait in turn. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param name of the queue in the metrics
   * @param atOnce how many pieces run at a time
   * @param mostWaiting how many may wait for their turn
   */
  constructor(
    private readonly name: string,
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /**
   * Runs `work` when it is its turn.
   *
   * @returns what `work` returns
   * @throws IdentityError `too-many-requests` when too many wait already; whatever `work` throws
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  private async turn(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) throw new IdentityError("too-many-requests");
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      this.publishLength();
    });
  }

  /** Hands the slot to the next in the queue before new work can take it. */
  private pass(): void {
    const next = this.waiting.shift();
    if (!next) {
      this.running--;
      return;
    }
    this.publishLength();
    next();
  }

  private publishLength(): void {
    events.queueChanged.publish({ queue: this.name, length: this.waiting.length });
  }
}
