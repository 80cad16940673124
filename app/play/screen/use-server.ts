import { useEffect, useRef, useState } from "react";
import { hasPending } from "~/play/browser/early-moves";
import { postStart } from "~/play/browser/move-transport";
import { isCachedPage, saveAttempt, savedAttempt } from "~/play/browser/offline-attempt";
import type { Playing, PlayReply, Server } from "~/play/rules/playing";
import type { ScreenParts } from "./parts";

/** Where the server can't be asked for a start or a move. */
const offlineText = "We couldn't reach Kickabout. Check your connection and try again.";

/** The data of the server-rendered page. */
export type Initial = { playing: Playing | null; problem: string | null };

type TitleOfServer = Pick<ScreenParts, "Live"> & { rules: { slug: string }; isSealed?: boolean };

/**
 * Keeps the server's view of a title.
 *
 * @param initial must be the same object until the server renders new data
 */
export function useServer({ rules, isSealed, Live }: TitleOfServer, initial: Initial): Server {
  const { slug } = rules;
  const [confirmed, setConfirmed] = useState(initial.playing);
  const [problem, setProblem] = useState(initial.problem);
  const [isBusy, setIsBusy] = useState(false);
  const shown = useRef(initial);
  useEffect(() => {
    if (shown.current === initial) return;
    shown.current = initial;
    setConfirmed(initial.playing);
    setProblem(initial.problem);
  }, [initial]);
  useEffect(() => {
    if (!isSealed) return;
    if (isCachedPage()) setConfirmed((now) => now ?? savedAttempt(slug));
    else if (!initial.playing?.sealed) saveAttempt(slug, null);
  }, [slug, isSealed, initial]);

  const onReply = (reply: PlayReply) => {
    setProblem(reply.status === "playing" ? null : reply.message);
    const { playing } = reply;
    if (playing) setConfirmed((now) => ({ nextUp: now?.nextUp ?? null, ...playing }));
    else if (reply.status === "refused") setConfirmed(null);
  };
  const ask = async (post: () => Promise<PlayReply>): Promise<PlayReply | null> => {
    setIsBusy(true);
    try {
      const reply = await post();
      onReply(reply);
      return reply;
    } catch {
      setProblem(offlineText);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  const start = async (form: FormData) => {
    const reply = await ask(async () => {
      if (isSealed) await settlePending();
      const [started] = await Promise.all([postStart(slug, form), Live.load()]);
      return started;
    });
    return reply?.status === "playing" ? reply.playing : null;
  };
  return { confirmed, problem, setProblem, onReply, isBusy, ask, start };
}

/** Waits until the moves of earlier attempts have arrived. */
async function settlePending(): Promise<void> {
  if (!hasPending()) return;
  const { settle } = await import("~/play/browser/send-pending");
  await settle();
}
