import { useEffect, useMemo, useRef } from "react";
import type { Playing, PlayReply } from "~/play/rules/playing";
import { saveAttempt, savedAttempt } from "./offline-attempt";
import type { PlayMode } from "./play-mode";
import { playView } from "./play-view";
import { unseal } from "./unseal";
import type { Clock } from "./use-clock";
import { useMoveQueue } from "./use-move-queue";

/**
 * The mode of titles whose page has the answer: moves show at once and are posted in the background, offline too. An
 * attempt for the tables comes without it, and asks. Only those titles' screens import this, so that others don't load the
 * queue.
 */
export const sealedPlay: PlayMode = {
  useMoves: (rules, confirmed, onReply, clock) => {
    const { pending, isUnsent, add } = useMoveQueue(confirmed, onReply);
    const answer = useAnswer(confirmed);
    const view = useMemo(
      () => playView(rules, confirmed, answer, pending),
      [rules, confirmed, answer, pending],
    );
    useSaving(rules.slug, confirmed, clock, onReply);
    return { view, isUnsent, add: answer && add, answer: answer?.answer };
  },
};

/** The unsealed answer. */
const useAnswer = ({ sealed }: Playing): { answer: unknown } | null =>
  useMemo(() => (sealed === null ? null : { answer: unseal<unknown>(sealed) }), [sealed]);

/**
 * Stores the attempt on the device, so that it can be finished offline. Where a page was rendered before moves arrived
 * of which the page before it heard, it goes on from what that one stored: also from the end, until the server shows it.
 */
function useSaving(
  slug: string,
  confirmed: Playing,
  clock: Clock,
  onReply: (reply: PlayReply) => void,
): void {
  const first = useRef({ confirmed, clock, onReply }).current;
  useEffect(() => {
    const { id, moves } = confirmed.attempt;
    const saved = confirmed === first.confirmed ? savedAttempt(slug) : null;
    if (saved?.attempt.id === id && saved.attempt.moves.length > moves.length) {
      first.onReply({ status: "playing", playing: saved });
    } else {
      saveAttempt(slug, { ...confirmed, elapsed: first.clock() });
    }
  }, [slug, confirmed, first]);
}
