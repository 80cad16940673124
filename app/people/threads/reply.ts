import * as z from "zod";
import type { SealedText } from "./sealed-text";

/** What has become of a reply; of deleted ones nothing is left but their place, for the answers to them. */
const states = ["shown", "hidden", "deleted", "former"] as const;

export type ReplyState = (typeof states)[number];

const count = z.number().catch(0);

/** A reply as it is stored, but for its text. */
export const replySchema = z.object({
  /** The id of its thread. */
  thread: z.string(),
  /** The author; null for a deleted one. */
  userId: z.string().nullable(),
  /** The author's account name, for those without a profile; "" of a deleted one. */
  name: z.string(),
  /** When it was written, in milliseconds since the epoch. No other reply of the thread has the same. */
  at: z.number(),
  /** When it was last edited; null if never. */
  editedAt: z.number().nullable().catch(null),
  /** The id of the reply that it answers; null if it answers none. */
  to: z.string().nullable().catch(null),
  /** How many replies answer it. */
  answers: count,
  state: z.enum(states),
  scarf: count,
  boo: count,
  wow: count,
});

/** A reply, whose text can be had from `readText` alone. */
export type Reply = z.infer<typeof replySchema> & { id: string; text: SealedText };

/** How long a reply can be edited, in milliseconds. */
const EDIT_MS = 5 * 60_000;

/** Replies on a page. */
export const PAGE_REPLIES = 30;

/** Whether its author can edit a reply. */
export const isEditable = ({ state, at }: Pick<Reply, "state" | "at">, now: number): boolean =>
  state === "shown" && now - at < EDIT_MS;
