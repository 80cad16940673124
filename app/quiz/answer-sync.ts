import type { GivenAnswer, QuizReply } from "./playing";

/** How the answers get out: the network, a place that survives a reload, and a way to wait. */
export type SyncPort = {
  /** Posts answers; throws when the server could not be reached or had no sensible answer. */
  post(attemptId: string, answers: GivenAnswer[]): Promise<QuizReply>;
  read(attemptId: string): GivenAnswer[];
  write(attemptId: string, answers: GivenAnswer[]): void;
  /** Ends after about so many milliseconds, or sooner when it is worth trying again. */
  wait(ms: number): Promise<void>;
};

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

/**
 * Sends a player's answers in the order they were given, each until it has arrived. One post is under way at
 * a time and carries all that is waiting, so a fast player on a slow line needs few of them; the server takes
 * each answer once, whatever is sent again.
 */
export class AnswerSync {
  #waiting: GivenAnswer[];
  #sending = false;
  #muted = false;

  /** `onReply` hears what the server made of a post. */
  constructor(
    private readonly attemptId: string,
    private readonly port: SyncPort,
    private readonly onReply: (reply: QuizReply) => void,
  ) {
    this.#waiting = port.read(attemptId);
  }

  /** The answers that the server has not confirmed, in order; those of an earlier visit among them. */
  get waiting(): readonly GivenAnswer[] {
    return this.#waiting;
  }

  add(answer: GivenAnswer): Promise<void> {
    this.#keep([...this.#waiting, answer]);
    return this.flush();
  }

  /** Sends what is waiting, until nothing is. */
  async flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      await this.#sendWaiting();
    } finally {
      this.#sending = false;
    }
  }

  /** Nobody listens any more; the answers still go out. */
  mute(): void {
    this.#muted = true;
  }

  async #sendWaiting(): Promise<void> {
    let retry = FIRST_RETRY_MS;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      const reply = await this.port.post(this.attemptId, batch).catch(() => null);
      if (reply) {
        this.#keep(reply.status === "refused" ? [] : this.#waiting.slice(batch.length));
        retry = FIRST_RETRY_MS;
        if (!this.#muted) this.onReply(reply);
      } else {
        await this.port.wait(retry);
        retry = Math.min(retry * 2, LONGEST_RETRY_MS);
      }
    }
  }

  #keep(answers: GivenAnswer[]): void {
    this.#waiting = answers;
    this.port.write(this.attemptId, answers);
  }
}
