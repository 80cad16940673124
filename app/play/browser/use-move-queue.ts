import { useEffect, useRef, useState } from "react";
import type { PostedMove } from "~/play/rules/attempt";
import type { Playing, PlayReply } from "~/play/rules/playing";
import { hasPending, storeEarly } from "./early-moves";
import type { MoveQueue } from "./move-queue";

/** The moves of an attempt in flight, and how to add one. */
type QueuedMoves = {
  pending: readonly PostedMove[];
  /** Whether moves are waiting for the network. */
  isUnsent: boolean;
  add: (move: PostedMove) => void;
};

const NONE: readonly PostedMove[] = [];

/**
 * Sends the moves of an attempt in the background.
 *
 * @param playing the server's view; always of the same attempt
 * @param onReply called with each reply of the server; the first render's
 */
export function useMoveQueue(
  { attempt, player, slug }: Playing,
  onReply: (reply: PlayReply) => void,
): QueuedMoves {
  const [pending, setPending] = useState(NONE);
  const [isUnsent, setUnsent] = useState(false);
  const queue = useRef<MoveQueue | null>(null);
  const hear = useRef(onReply).current;
  const { id: attemptId, date } = attempt;

  // The queue is loaded for its first move: a page that is only looked at, or thought over, needs none.
  const attach = useRef<() => void>(() => {});
  const early = useRef<readonly PostedMove[]>([]);

  useEffect(() => {
    let isGone = false;
    early.current = [];
    const hurry = () => queue.current?.hurry();
    attach.current = async () => {
      const loaded = await import("./move-queues").catch(() => null);
      if (isGone) import("./send-pending").then(({ sendPending }) => sendPending()).catch(() => {});
      if (isGone || queue.current) return;
      // Without a network it is tried again when that is back.
      if (!loaded) return setUnsent(true);
      const own = loaded.queueFor({ slug, attemptId, date }, player, early.current.length);
      const show = () => setPending(own.pending);
      own.listen({
        onReply: (reply) => {
          setUnsent(reply.status === "not-yours");
          hear(reply);
          if (reply.status !== "not-yours") show();
        },
        onDelay: () => setUnsent(true),
      });
      queue.current = own;
      for (const move of early.current.slice(own.pending.length)) own.add(move);
      show();
      own.flush();
    };
    const retry = () => {
      if (early.current.length > 0) attach.current();
    };
    if (hasPending()) attach.current();
    addEventListener("online", retry);
    addEventListener("pagehide", hurry);
    return () => {
      isGone = true;
      queue.current?.listen(null);
      queue.current = null;
      removeEventListener("online", retry);
      removeEventListener("pagehide", hurry);
    };
  }, [slug, attemptId, date, player, hear]);

  const add = (move: PostedMove) => {
    if (queue.current) {
      queue.current.add(move);
      return setPending(queue.current.pending);
    }
    early.current = [...early.current, move];
    setPending(early.current);
    storeEarly(attemptId, { slug, date, player, since: Date.now(), moves: early.current });
    attach.current();
  };
  return { pending, isUnsent, add };
}
