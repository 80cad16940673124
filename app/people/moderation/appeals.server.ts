import { RateLimiter } from "~/platform/limits/rate-limiter.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { readCase, setCase } from "./case-store.server";
import { canAppeal } from "./decision";
import { readDecision, setDecision } from "./decision-store.server";

const DAY_MS = 24 * 60 * 60_000;
const APPEALS_A_DAY = 5;

const perAccount = new RateLimiter("appeals of an account", {
  max: APPEALS_A_DAY,
  windowMs: DAY_MS,
});

/**
 * Counts an appeal before it is stored.
 *
 * @throws TooManyRequests
 */
export const countAppeal = (userId: string): Promise<void> => perAccount.take(userId);

/**
 * Appeals against the latest decision about a thing, once: it waits for a moderator again.
 *
 * @param appeal `id` is any user input; `text` was cleaned
 * @returns false if there is nothing to appeal against
 * @throws DocumentStoreError
 */
export function appeal(
  store: DocumentStore,
  { id, userId, text, now }: { id: string; userId: string; text: string; now: number },
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const decision = await readDecision(transaction, id);
    if (!decision || !canAppeal(decision, userId, now)) return false;
    const known = await readCase(transaction, decision.kind, decision.targetId);
    if (known?.decision !== id) return false;
    setDecision(transaction, { ...decision, appeal: { text, at: now, decision: null } });
    const waitingSince = known.waitingSince ?? now;
    const revision = known.revision + 1;
    setCase(transaction, { ...known, waitingSince, isAppealed: true, revision }, now);
    return true;
  });
}
