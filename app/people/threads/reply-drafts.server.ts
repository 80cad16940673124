import { randomBytes } from "node:crypto";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import type { DocumentStore } from "~/platform/storage/document-store";

/** Texts of people whose session has ended, until they have logged in again. */
const DRAFTS = "replyDrafts";
const HOUR_S = 60 * 60;
const MAX_OWNER = 128;

const cookie = () => signedCookie("kb_reply", { path: "/feed", maxAge: HOUR_S });
const ID = /^[0-9a-f]{32}$/;

type KeptReply = {
  /** The id of its thread. */
  thread: string;
  /** Whose it is, by its form's own field: they are logged out by now. */
  owner: string;
  text: string;
};

/**
 * Keeps the text of a reply for an hour, for the browser that sent it. It is not kept in a cookie, which is too small.
 *
 * @param now milliseconds since the epoch
 * @returns the Set-Cookie value
 * @throws DocumentStoreError
 */
export async function keepReply(
  store: Pick<DocumentStore, "set">,
  { thread, owner, text }: KeptReply,
  now: number,
): Promise<string> {
  const id = randomBytes(16).toString("hex");
  const kept = { thread, owner: owner.slice(0, MAX_OWNER), text };
  await store.set(DRAFTS, id, { ...kept, expiresAt: now + HOUR_S * 1000 });
  return cookie().store(id);
}

/**
 * The text that was sent to a thread from this browser after the session of its writer had ended.
 *
 * @returns "" if there is none
 * @throws DocumentStoreError
 */
export async function keptReply(
  store: Pick<DocumentStore, "get">,
  request: Request,
  { thread, owner }: Pick<KeptReply, "thread" | "owner">,
  now: number,
): Promise<string> {
  const id = await cookie().read(request);
  if (typeof id !== "string" || !ID.test(id)) return "";
  const draft = await store.get(DRAFTS, id);
  if (draft?.thread !== thread || draft.owner !== owner) return "";
  const isCurrent = Number(draft.expiresAt) > now;
  return isCurrent && typeof draft.text === "string" ? draft.text : "";
}

/** The Set-Cookie value that forgets it. The text itself expires. */
export const dropReply = (): Promise<string> => cookie().drop();
