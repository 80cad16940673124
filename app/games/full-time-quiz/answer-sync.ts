import type { GivenAnswer, QuizReply } from "./playing";

/** How the answers get out: the network, a place that outlives the page, and ways to wait. */
export type SyncPort = {
  /** Posts answers; throws when the server could not be reached or had no sensible answer. */
  post(attemptId: string, answers: GivenAnswer[]): Promise<QuizReply>;
  /** What every tab of the browser finds in common; null where nothing can be kept. */
  read(attemptId: string): GivenAnswer[] | null;
  write(attemptId: string, answers: GivenAnswer[]): void;
  /** Does something while no other tab does the same for this attempt. */
  alone<Result>(attemptId: string, work: () => Promise<Result>): Promise<Result>;
  /** Ends after about so many milliseconds, or sooner when it is worth trying again. */
  wait(ms: number): Promise<void>;
  /** Hears what became of answers that had to wait, once none is left. */
  tell(reply: QuizReply): void;
};

/** Who wants to know how the answers fare. */
export type SyncListener = {
  /** What the server made of a post. */
  onReply(reply: QuizReply): void;
  /** A post did not get through: the answers wait. */
  onDelay(): void;
};

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

/**
 * Sends a player's answers in the order they were given, each until it has arrived. One post is under way at
 * a time and carries all that is waiting, so a fast player on a slow line needs few of them; the server takes
 * each answer once, whatever is sent again.
 */
export class AnswerSync {
  #waiting: GivenAnswer[];
  #sending: Promise<void> | null = null;
  #listener: SyncListener | null = null;
  /** Whether somebody who plays knows these answers as waiting. */
  #isDelayed: boolean;

  constructor(
    private readonly attemptId: string,
    private readonly port: SyncPort,
  ) {
    this.#waiting = port.read(attemptId) ?? [];
    this.#isDelayed = this.#waiting.length > 0;
  }

  /** The answers that the server has not confirmed, in order; those of an earlier visit among them. */
  get waiting(): readonly GivenAnswer[] {
    return this.#waiting;
  }

  /** Says who hears how the answers fare; with null nobody does, and they still go out. */
  listen(listener: SyncListener | null): void {
    this.#listener = listener;
  }

  /** Takes an answer and sends it as soon as it can. */
  add(answer: GivenAnswer): Promise<void> {
    this.#lookAgain();
    this.#keep([...this.#waiting, answer]);
    return this.flush();
  }

  /** Sends what is waiting; resolves when nothing is any more, or when none of it can be sent for now. */
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
      const outcome = await this.port.alone(this.attemptId, () => this.#post());
      if (outcome === "held") return;
      if (outcome === "lost") await this.port.wait(retry);
      retry = outcome === "lost" ? Math.min(retry * 2, MAX_RETRY_MS) : FIRST_RETRY_MS;
    }
  }

  /** Posts all that waits and that no other tab has sent meanwhile. */
  async #post(): Promise<"sent" | "lost" | "held"> {
    this.#lookAgain();
    const posted = this.#waiting;
    if (posted.length === 0) return "sent";
    const reply = await this.port.post(this.attemptId, posted).catch(() => null);
    if (!reply) {
      this.#isDelayed = true;
      this.#listener?.onDelay();
      return "lost";
    }
    this.#lookAgain();
    this.#keep(stillNeeded(posted, this.#waiting, reply));
    this.#listener?.onReply(reply);
    if (reply.status === "not-yours") return "held";
    if (this.#isDelayed && this.#waiting.length === 0) {
      this.#isDelayed = false;
      this.port.tell(reply);
    }
    return "sent";
  }

  /** Another tab may have sent what waits here, or have added to it. */
  #lookAgain(): void {
    this.#waiting = this.port.read(this.attemptId) ?? this.#waiting;
  }

  #keep(answers: GivenAnswer[]): void {
    this.#waiting = answers;
    this.port.write(this.attemptId, answers);
  }
}

/**
 * What is left to send after a reply: the answers that the server's attempt does not have, unless it could have
 * taken the first of those that were posted and did not; then none of them will ever count.
 */
function stillNeeded(
  posted: GivenAnswer[],
  waiting: GivenAnswer[],
  reply: QuizReply,
): GivenAnswer[] {
  if (reply.status === "refused") return [];
  if (reply.status === "not-yours") return waiting;
  const left = waiting.filter(({ question }) => question >= reply.playing.attempt.answers.length);
  return left[0]?.question === posted[0]?.question ? [] : left;
}
