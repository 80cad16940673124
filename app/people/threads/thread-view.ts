import type { ReactionKind } from "./reaction";
import type { ReplyState } from "./reply";
import type { TextPart } from "./reply-text";

/** Who wrote something, as others see them. */
export type ShownAuthor = {
  name: string;
  avatar: string;
  /** The country that they have chosen, with the address of its flag; null if none. */
  country: { name: string; flag: string } | null;
};

/** A reply as one reader sees it. */
export type ShownReply = {
  /** Its place in the thread: the last part of its id. */
  key: string;
  /** ISO 8601, and its age in words at the time of the request. */
  timestamp: string;
  age: string;
  state: ReplyState;
  /** Null for a deleted one. */
  author: ShownAuthor | null;
  /** Null for what the reader may not read. */
  text: TextPart[] | null;
  isOwn: boolean;
  isEdited: boolean;
  isEditable: boolean;
  /** The reply that it answers: its key, its time, and its author's name if it is on the same page. */
  to: { key: string; name: string | null } | null;
  counts: Record<ReactionKind, number>;
  /** The reader's own reaction. */
  own: ReactionKind | null;
};

/** Whether a reader can write, or what they have to do first. */
export type WriterState =
  | { can: true; userId: string; name: string }
  | { can: false; why: "visitor" | "unverified" | "unplayed" | "locked" | "banned" }
  | { can: false; why: "muted"; until: string };

/** A thread as one reader sees it. */
export type ThreadView = {
  /** Its part of the address. */
  address: string;
  subject: string;
  /** The title it is about; null for a thread of its own. */
  slug: string | null;
  /** Whether the edition is open, so that only those who have finished it read here. */
  isOpen: boolean;
  /** Whether it is closed to this reader. */
  isLocked: boolean;
  isTrending: boolean;
  replies: number;
  fans: number;
  /** The newest first; empty for a locked one. */
  list: ShownReply[];
  /** The time before which the next page begins; null if there is none. */
  older: number | null;
  /** Whether these are the newest. */
  isNewest: boolean;
  /** Whether the reader has an account, and can block people. */
  hasAccount: boolean;
  writer: WriterState;
};
