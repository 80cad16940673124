import { paths } from "~/paths";
import type { PostedMove } from "./attempt";
import type { AttemptKey } from "./pending-moves";
import type { PlayReply } from "./playing";

/** Asks the server to start an edition, or to go on with it, with the fields of the kick-off's form. Throws when it could not be reached. */
export function postStart(slug: string, form: FormData): Promise<PlayReply> {
  const fields = new URLSearchParams({ intent: "start" });
  for (const [name, value] of form) {
    if (name !== "intent" && typeof value === "string") fields.append(name, value);
  }
  return post(slug, fields);
}

/**
 * Posts moves of an attempt. Throws when the server could not be reached.
 *
 * @param player whose it is: an account's id, or null for a visitor
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

/** Posts to a title's address for scripts; `keepalive` lets a move out even when the page is being left. */
async function post(slug: string, body: URLSearchParams): Promise<PlayReply> {
  const response = await fetch(paths.moves(slug), {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
    keepalive: true,
  });
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) {
    throw new Error(`The game answered with status ${response.status}.`);
  }
  return response.json();
}
