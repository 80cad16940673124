import type { Flash } from "~/look/ui/flash";
import { showToast } from "~/look/ui/toast-event";
import type { MoveTransport } from "./move-queue";
import { postMoves } from "./move-transport";
import { type AttemptKey, readPending, writePending } from "./pending-moves";

/** Once moves that were kept on the phone were sent. */
const sentToast: Flash = {
  status: "success",
  title: "Your moves are in",
  message: "We've sent what was saved on this phone.",
};

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

/**
 * A browser's transport for the moves of an attempt. Without the Web Locks API two tabs may send the same moves, which
 * the server deduplicates.
 */
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
