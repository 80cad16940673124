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
  #sending: Promise<void> | null = null;
  #onReply: ((reply: QuizReply) => void) | null = null;

  constructor(
    private readonly attemptId: string,
    private readonly port: SyncPort,
  ) {
    this.#waiting = port.read(attemptId);
  }

  /** The answers that the server has not confirmed, in order; those of an earlier visit among them. */
  get waiting(): readonly GivenAnswer[] {
    return this.#waiting;
  }

  /** Says who hears what the server made of a post; with null nobody does, and the answers still go out. */
  listen(onReply: ((reply: QuizReply) => void) | null): void {
    this.#onReply = onReply;
  }

  /** Takes an answer and sends it as soon as it can. */
  add(answer: GivenAnswer): Promise<void> {
    this.#keep([...this.#waiting, answer]);
    return this.flush();
  }

  /** Sends what is waiting; resolves when nothing is any more. */
  flush(): Promise<void> {
    if (this.#sending) return this.#sending;
    let finish = () => {};
    this.#sending = new Promise((resolve) => {
      finish = resolve;
    });
    const sent = this.#sending;
    this.#sendWaiting().finally(() => {
      this.#sending = null;
      finish();
    });
    return sent;
  }

  /** Lets out at once all that is waiting, as the page is about to go; it stays kept until it is confirmed. */
  hurry(): void {
    if (this.#waiting.length > 0) this.port.post(this.attemptId, this.#waiting).catch(() => {});
  }

  async #sendWaiting(): Promise<void> {
    let retry = FIRST_RETRY_MS;
    while (this.#waiting.length > 0) {
      const arrived = await this.#post();
      if (!arrived) await this.port.wait(retry);
      retry = arrived ? FIRST_RETRY_MS : Math.min(retry * 2, LONGEST_RETRY_MS);
    }
  }

  /** Posts all that waits; resolves to whether there was an answer. */
  async #post(): Promise<boolean> {
    const reply = await this.port.post(this.attemptId, this.#waiting).catch(() => null);
    if (!reply) return false;
    this.#keep(stillNeeded(this.#waiting, reply));
    this.#onReply?.(reply);
    return true;
  }

  #keep(answers: GivenAnswer[]): void {
    this.#waiting = answers;
    this.port.write(this.attemptId, answers);
  }
}

/**
 * What is left to send after a reply: the answers that the server's attempt does not have, unless it could have
 * taken the first of them with this post and did not; then none of them will ever count.
 */
function stillNeeded(waiting: GivenAnswer[], reply: QuizReply): GivenAnswer[] {
  if (reply.status === "refused") return [];
  const left = waiting.filter(({ question }) => question >= reply.playing.attempt.answers.length);
  return left[0] === waiting[0] ? [] : left;
}
