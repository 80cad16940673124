import { paths } from "~/paths";
import type { PostedMove } from "~/play/rules/attempt";
import type { PlayReply } from "~/play/rules/playing";
import type { AttemptKey } from "./pending-moves";

/** Posts the start form's fields to start or resume an edition. Throws when the server is unreachable. */
export function postStart(slug: string, form: FormData): Promise<PlayReply> {
  const fields = new URLSearchParams({ intent: "start" });
  for (const [name, value] of form) {
    if (name !== "intent" && typeof value === "string") fields.append(name, value);
  }
  return post(slug, fields);
}

/**
 * Posts moves of an attempt. Throws when the server is unreachable.
 *
 * @param player the owner: an account's id, or null for a visitor
 */
export function postMoves(
  { slug, attemptId, date }: AttemptKey,
  player: string | null,
  moves: readonly PostedMove[],
): Promise<PlayReply> {
  const fields = { intent: "move", attempt: attemptId, player: player ?? "" };
  const body = new URLSearchParams({ ...fields, moves: JSON.stringify(moves) });
  if (date !== null) body.set("date", date);
  return post(slug, body);
}

/** Posts to a title's JSON address; `keepalive` lets the request outlive the page. */
async function post(slug: string, body: URLSearchParams): Promise<PlayReply> {
  const response = await fetch(paths.moves(slug), {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
    keepalive: true,
  });
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) {
    throw new Error(`Status ${response.status}`);
  }
  return response.json();
}
