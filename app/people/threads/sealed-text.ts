import type { Thread } from "./thread";

/** A text that no list, page, answer or log can show by itself: it becomes text in `readText` alone. */
class Sealed {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  static open(sealed: Sealed): string {
    return sealed.#text;
  }
}

export type SealedText = Sealed;

/** Seals a text as it comes out of the store. */
export const seal = (text: string): SealedText => new Sealed(text);

/** What decides who may read a reply. */
type Readable = {
  /** The id of its thread. */
  thread: string;
  state: "shown" | "hidden" | "deleted" | "former";
  userId: string | null;
  text: SealedText;
};

/** Who wants to read. */
export type Reader = {
  /** Null for a visitor. */
  userId: string | null;
  /** The ids of the threads about editions that they have finished, as far as it was asked. */
  finished: ReadonlySet<string>;
  /** Moderators read everything, also what they have not played. */
  isModerator: boolean;
  /** The accounts whom the reader has blocked, and who have blocked the reader. */
  blocked: ReadonlySet<string>;
};

/** A reader of whom nothing is known. */
export const stranger: Reader = {
  userId: null,
  finished: new Set(),
  isModerator: false,
  blocked: new Set(),
};

/** What decides who may read in a thread. */
type Lockable = Pick<Thread, "id" | "lockedUntil">;

/** Whether a thread's texts are closed to a reader: its edition is open, and the reader has not finished it. */
export const isLockedFor = (
  { id, lockedUntil }: Lockable,
  { finished, isModerator }: Reader,
  now: number,
): boolean => lockedUntil !== null && now < lockedUntil && !finished.has(id) && !isModerator;

/**
 * The text of a reply. This is the one place where texts are read: whatever shows one goes through it.
 *
 * @param thread of the reply
 * @param now milliseconds since the epoch
 * @returns null for a reader who may not read it, for a deleted one, and for another thread's
 */
export function readText(
  reply: Readable,
  thread: Lockable,
  reader: Reader,
  now: number,
): string | null {
  const { state, userId, text } = reply;
  if (reply.thread !== thread.id || userId === null) return null;
  if (state === "deleted" || state === "former") return null;
  const isOwn = userId === reader.userId;
  if (isOwn || reader.isModerator) return Sealed.open(text);
  const isClosed =
    state === "hidden" || isLockedFor(thread, reader, now) || reader.blocked.has(userId);
  return isClosed ? null : Sealed.open(text);
}
