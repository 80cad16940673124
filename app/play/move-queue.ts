import type { PostedMove } from "./attempt";
import type { PlayReply } from "./playing";

/** How the moves of one attempt get out: the network, a place that outlives the page, and ways to wait. */
export type MoveTransport = {
  /** Posts moves; throws when the server could not be reached or had no sensible answer. */
  post(moves: readonly PostedMove[]): Promise<PlayReply>;
  /** What every tab of the browser finds in common; null where nothing can be stored. */
  read(): readonly PostedMove[] | null;
  write(moves: readonly PostedMove[]): void;
  /** Does something while no other tab does the same for this attempt. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends after about so many milliseconds, or sooner when it is worth trying again. */
  wait(ms: number): Promise<void>;
  /** Shows what became of moves that had to wait, once none is left. */
  notify(reply: PlayReply): void;
};

/** Hears how the moves fare. */
export type MoveListener = {
  /** What the server made of a post. */
  onReply(reply: PlayReply): void;
  /** A post did not get through: the moves wait. */
  onDelay(): void;
};

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

/**
 * Sends a player's moves in the order they were made, each until it has arrived. One post is under way at a time and
 * carries all that is pending, so a fast player on a slow line needs few of them; the server takes each move once.
 */
export class MoveQueue {
  #pending: readonly PostedMove[];
  #sending: Promise<void> | null = null;
  #listener: MoveListener | null = null;
  /** Whether the player has been told that these moves wait. */
  #isDelayed: boolean;

  constructor(private readonly transport: MoveTransport) {
    this.#pending = transport.read() ?? [];
    this.#isDelayed = this.#pending.length > 0;
  }

  /** The moves that the server has not confirmed, in order; those of an earlier visit among them. */
  get pending(): readonly PostedMove[] {
    return this.#pending;
  }

  /** Says who hears how the moves fare; with null nobody does, and they still go out. */
  listen(listener: MoveListener | null): void {
    this.#listener = listener;
  }

  /** Takes a move and sends it as soon as it can. */
  add(move: PostedMove): Promise<void> {
    this.#readAgain();
    this.#store([...this.#pending, move]);
    return this.flush();
  }

  /** Sends what is pending; resolves when nothing is any more, or when none of it can be sent for now. */
  flush(): Promise<void> {
    if (this.#sending) return this.#sending;
    let finish = () => {};
    this.#sending = new Promise((resolve) => {
      finish = resolve;
    });
    const sent = this.#sending;
    this.#sendPending().finally(() => {
      this.#sending = null;
      finish();
    });
    return sent;
  }

  /** Lets out at once all that is pending, as the page is about to go; it stays stored until it is confirmed. */
  hurry(): void {
    if (this.#pending.length > 0) this.transport.post(this.#pending).catch(() => {});
  }

  async #sendPending(): Promise<void> {
    let retry = FIRST_RETRY_MS;
    while (this.#pending.length > 0) {
      const outcome = await this.transport.alone(() => this.#post());
      if (outcome === "held") return;
      if (outcome === "lost") await this.transport.wait(retry);
      retry = outcome === "lost" ? Math.min(retry * 2, MAX_RETRY_MS) : FIRST_RETRY_MS;
    }
  }

  /** Posts all that is pending and that no other tab has sent meanwhile. */
  async #post(): Promise<"sent" | "lost" | "held"> {
    this.#readAgain();
    const posted = this.#pending;
    if (posted.length === 0) return "sent";
    const reply = await this.transport.post(posted).catch(() => null);
    if (!reply) {
      this.#isDelayed = true;
      this.#listener?.onDelay();
      return "lost";
    }
    this.#readAgain();
    this.#store(stillNeeded(posted, this.#pending, reply));
    this.#listener?.onReply(reply);
    if (reply.status === "not-yours") return "held";
    if (this.#isDelayed && this.#pending.length === 0) {
      this.#isDelayed = false;
      this.transport.notify(reply);
    }
    return "sent";
  }

  /** Another tab may have sent what is pending here, or have added to it. */
  #readAgain(): void {
    this.#pending = this.transport.read() ?? this.#pending;
  }

  #store(moves: readonly PostedMove[]): void {
    this.#pending = moves;
    this.transport.write(moves);
  }
}

/**
 * What is left to send after a reply: the moves that the server's attempt does not have, unless it could have taken the
 * first of those that were posted and did not; then none of them will ever count.
 */
function stillNeeded(
  posted: readonly PostedMove[],
  pending: readonly PostedMove[],
  reply: PlayReply,
): readonly PostedMove[] {
  if (reply.status === "refused") return [];
  if (reply.status === "not-yours") return pending;
  const left = pending.filter(({ index }) => index >= reply.playing.attempt.moves.length);
  return left[0]?.index === posted[0]?.index ? [] : left;
}
