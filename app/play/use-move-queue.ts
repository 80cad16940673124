import { useEffect, useRef, useState } from "react";
import type { PostedMove } from "./attempt";
import type { MoveQueue } from "./move-queue";
import { queueFor } from "./move-queues";
import type { Playing, PlayReply } from "./playing";

type Pending = { attemptId: string; moves: readonly PostedMove[] };

/** The moves of an attempt in flight, and how to add one. */
export type QueuedMoves = {
  pending: readonly PostedMove[];
  /** Whether moves are waiting for the network. */
  isUnsent: boolean;
  add: (move: PostedMove) => void;
};

const NONE: readonly PostedMove[] = [];

/**
 * Sends the moves of an attempt in the background.
 *
 * @param playing the server's view of the attempt; null if moves are not queued
 * @param onReply called with each reply of the server
 */
export function useMoveQueue(
  playing: Playing | null,
  onReply: (reply: PlayReply) => void,
): QueuedMoves {
  const [stored, setStored] = useState<Pending | null>(null);
  const [isUnsent, setUnsent] = useState(false);
  const queue = useRef<MoveQueue | null>(null);
  const hear = useRef(onReply);
  hear.current = onReply;
  const attemptId = playing?.attempt.id;
  const date = playing?.attempt.date ?? null;
  const player = playing?.player ?? null;
  const slug = playing?.slug ?? "";

  useEffect(() => {
    if (!attemptId) return;
    const own = queueFor({ slug, attemptId, date }, player);
    const show = () => setStored({ attemptId, moves: own.pending });
    const hurry = () => own.hurry();
    own.listen({
      onReply: (reply) => {
        setUnsent(reply.status === "not-yours");
        hear.current(reply);
        if (reply.status !== "not-yours") show();
      },
      onDelay: () => setUnsent(true),
    });
    queue.current = own;
    show();
    own.flush();
    addEventListener("pagehide", hurry);
    return () => {
      own.listen(null);
      queue.current = null;
      removeEventListener("pagehide", hurry);
    };
  }, [slug, attemptId, date, player]);

  const add = (move: PostedMove) => {
    if (!queue.current || !attemptId) return;
    queue.current.add(move);
    setStored({ attemptId, moves: queue.current.pending });
  };
  const pending = stored && stored.attemptId === attemptId ? stored.moves : NONE;
  return { pending, isUnsent, add };
}
