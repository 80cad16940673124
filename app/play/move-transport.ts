import { paths } from "~/paths";
import { showToast } from "~/ui/toast-event";
import type { PostedMove } from "./attempt";
import type { MoveTransport } from "./move-queue";
import { type AttemptKey, readPending, writePending } from "./pending-moves";
import { sentToast } from "./play-texts";
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

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    function done() {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    }
  });
}

/** How a browser sends the moves of an attempt. Without locks two tabs may send the same, of which the server takes one. */
export const browserTransport = (key: AttemptKey, player: string | null): MoveTransport => ({
  post: (moves) => postMoves(key, player, moves),
  read: () => readPending(key.attemptId)?.moves ?? null,
  write: (moves) => writePending(key, player, moves),
  alone: async (work) =>
    navigator.locks ? await navigator.locks.request(`moves:${key.attemptId}`, work) : work(),
  wait,
  notify: (reply) =>
    showToast(reply.status === "playing" ? sentToast : { status: "warning", title: reply.message }),
});
