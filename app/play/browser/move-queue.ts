import type { PostedMove } from "~/play/rules/attempt";
import type { PlayReply } from "~/play/rules/playing";

/** The I/O of a queue: the network, storage that outlives the page, and timers. */
export type MoveTransport = {
  /** Posts moves; throws when the server is unreachable or its response is invalid. */
  post(moves: readonly PostedMove[]): Promise<PlayReply>;
  /** Reads the storage shared by all tabs; null if it is unavailable. */
  read(): readonly PostedMove[] | null;
  write(moves: readonly PostedMove[]): void;
  /** Runs work while holding this attempt's lock across tabs. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves after about this time, or earlier when a retry is worthwhile. */
  wait(ms: number): Promise<void>;
  /** Shows the reply to delayed moves, once none is pending. */
  notify(reply: PlayReply): void;
};

/** Callbacks for the progress of moves. */
type MoveListener = {
  onReply(reply: PlayReply): void;
  /** A post failed: the moves are waiting. */
  onDelay(): void;
};

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

/**
 * Sends a player's moves in order, each until it has arrived. One post is in flight at a time and carries all pending
 * moves, so a fast player on a slow connection needs few; the server deduplicates moves.
 */
export class MoveQueue {
  #pending: readonly PostedMove[];
  #sending: Promise<void> | null = null;
  #listener: MoveListener | null = null;
  /** Whether the player was notified of the delay. */
  #isDelayed: boolean;

  constructor(
    private readonly transport: MoveTransport,
    early = 0,
  ) {
    this.#pending = transport.read() ?? [];
    this.#isDelayed = this.#pending.length > early;
  }

  /** The moves that the server has not confirmed, in order, including those of an earlier visit. */
  get pending(): readonly PostedMove[] {
    return this.#pending;
  }

  /** Sets the listener; with null the moves are still sent. */
  listen(listener: MoveListener | null): void {
    this.#listener = listener;
  }

  /** Adds a move and sends it as soon as possible. */
  add(move: PostedMove): Promise<void> {
    this.#readAgain();
    this.#store([...this.#pending, move]);
    return this.flush();
  }

  /** Sends pending moves; resolves when none is left, or when none can be sent for now. */
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

  /** Posts all pending moves at once, because the page is about to unload; they stay stored until confirmed. */
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

  /** Posts all pending moves that no other tab has sent meanwhile. */
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

  /** Another tab may have sent or added moves. */
  #readAgain(): void {
    this.#pending = this.transport.read() ?? this.#pending;
  }

  #store(moves: readonly PostedMove[]): void {
    this.#pending = moves;
    this.transport.write(moves);
  }
}

/**
 * The moves to send after a reply: those that the server's attempt lacks. None if the server could have accepted the
 * first of the posted moves and did not, because then it never will.
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
