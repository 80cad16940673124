import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import type { ReportTarget } from "~/people/moderation/reports/report-target";
import { findReply } from "~/people/threads/reply-store.server";
import { readText } from "~/people/threads/sealed-text";
import { threadAddress, threadIdAt } from "~/people/threads/thread";
import { findThread } from "~/people/threads/thread-store.server";
import { keyOf, replyIdOf } from "~/people/threads/thread-view.server";
import { nowFor } from "~/platform/clock/clock.server";
import { reportedName } from "~/platform/names/reported-name.server";
import { documents } from "~/platform/storage/documents.server";
import { authorsOf } from "./authors.server";
import { readerOf, whoLooks } from "./threads.server";

/** The id of a reply in an address: that of its thread's address, and its key. */
function replyIn(id: string): string {
  const end = id.lastIndexOf(".");
  return replyIdOf(threadIdAt(id.slice(0, end)) ?? "", id.slice(end + 1));
}

/**
 * A reply that a reader may report: one that they can read.
 *
 * @param id of the reply in an address; any user input
 * @throws DocumentStoreError
 */
export async function reportableReply(
  id: string,
  request: Request,
  context: AppLoadContext,
): Promise<Omit<ReportTarget, "kind" | "id"> | null> {
  const store = await documents();
  const reply = await findReply(store, replyIn(id));
  const thread = reply && (await findThread(store, reply.thread));
  if (!reply?.userId || !thread) return null;
  const now = nowFor(request);
  const reader = await readerOf(await whoLooks(request, context), thread, now);
  const summary = readText(reply, thread, reader, now);
  if (summary === null) return null;
  const { userId, name } = reply;
  const author = (await authorsOf([{ userId, name }])).get(userId)?.name ?? "";
  const page = paths.post(threadAddress(thread.id));
  return {
    ...{ targetId: reply.id, title: `Reply of ${author} in ${thread.subject}`, summary },
    ...{ path: `${page}#r-${keyOf(reply.id)}`, back: "Back to the thread" },
    other: {
      to: paths.report("name", reportedName({ userId, path: page })),
      label: "Is it the name? Report that.",
    },
  };
}
