import { caseThings } from "~/people/moderation/case";
import type { Decision } from "~/people/moderation/decision";
import { readDecision } from "~/people/moderation/decision-store.server";
import { reporterNews, verdict } from "~/people/moderation/outcome-words";
import { isAboutWriting } from "~/people/moderation/outcomes";
import { addNotice } from "~/people/notices/notices-store.server";
import { findThread } from "~/people/threads/thread-store.server";
import { documents } from "~/platform/storage/documents.server";
import { rarePaths } from "~/rare-paths";
import { addWantedNotice } from "./wanted-notice.server";

/**
 * Tells the author and the reporters in the bell of what was decided, if they want to hear of it. Of what limits their
 * writing an author is told in any case. A failure is logged, and stops nothing.
 *
 * @param reporters the accounts whose reports it has answered
 */
export async function tellOfOutcome(
  decision: Decision,
  reporters: readonly string[],
): Promise<void> {
  const { userId, outcome, id, at } = decision;
  const notice = { kind: "outcome", at, device: id } as const;
  const tell = (reader: string) => addWantedNotice(reader, "outcomes", notice);
  const tellAuthor = isAboutWriting(outcome) ? (author: string) => addNotice(author, notice) : tell;
  const author = userId !== null && concernsAuthor(decision) ? [userId] : [];
  await Promise.all([
    ...author.map(tellAuthor),
    ...reporters.filter((reporter) => reporter !== userId).map(tell),
  ]);
}

/** Reports in which nothing was found are none of the author's business. */
const concernsAuthor = ({ outcome, before }: Decision) =>
  outcome !== "dismiss" || (before?.isAppealed ?? false);

/**
 * What a notice about a decision says today.
 *
 * @param id of the decision
 * @returns null once it was taken back
 * @throws DocumentStoreError
 */
export async function newsOfOutcome(
  id: string,
  userId: string,
): Promise<{ text: string; to: string } | null> {
  const store = await documents();
  const decision = await readDecision(store, id);
  if (decision?.state !== "stands") return null;
  if (decision.userId !== userId) {
    return { text: reporterNews(decision), to: rarePaths.moderationLog };
  }
  const thing = await thingOf(decision);
  return { text: `${thing}: ${verdict(decision)}`, to: `${rarePaths.ownOutcomes}#d-${id}` };
}

/**
 * What a decision is about, to its author: "Your reply in Golden Word, Monday 23 November".
 *
 * @throws DocumentStoreError
 */
export async function thingOf({ kind, targetId }: Pick<Decision, "kind" | "targetId">) {
  if (kind !== "reply") return caseThings[kind];
  const thread = await findThread(await documents(), targetId.slice(0, targetId.lastIndexOf(".")));
  return thread ? `${caseThings.reply} in ${thread.subject}` : caseThings.reply;
}
