import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { keptReply } from "~/people/threads/reply-drafts.server";
import { findReply } from "~/people/threads/reply-store.server";
import { answerThread } from "~/people/threads/thread-action.server";
import { ANSWER, BEFORE, CHANGE, type ThreadRefusal } from "~/people/threads/thread-forms";
import { threadTexts } from "~/people/threads/thread-texts";
import { replyIdOf, shownReplies, threadView } from "~/people/threads/thread-view.server";
import { nowFor } from "~/platform/clock/clock.server";
import { fieldReader } from "~/platform/http/field-reader";
import { readForm } from "~/platform/http/read-form.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";
import { joinedAt } from "./account-age.server";
import { forgetFeed } from "./feed.server";
import { threadNews } from "./thread-news.server";
import { readerOf, threadAt, threadSources, whoLooks, writerOf } from "./threads.server";

/**
 * The page of a thread.
 *
 * @returns null if there is no such thread; "failed" while the store is out of reach
 */
export async function loadThread({ request, context, params }: LoaderFunctionArgs) {
  try {
    if (testHooksOf(request).sources?.feed === "fail") return "failed";
    const now = nowFor(request);
    const thread = await threadAt(params.id ?? "", now);
    if (!thread) return null;
    const { searchParams } = new URL(request.url);
    const sources = await threadSources();
    const looking = await whoLooks(request, context);
    const reader = await readerOf(looking, thread, now);
    const writer = await writerOf(looking, thread, reader, now);
    const before = timeIn(searchParams.get(BEFORE));
    const view = await threadView(sources, thread, { reader, writer, now, before });
    const change = searchParams.get(CHANGE);
    const key = change ?? searchParams.get(ANSWER);
    const focused =
      key !== null && writer.can ? await findReply(sources.store, replyIdOf(thread.id, key)) : null;
    const [reply] = focused ? await shownReplies(sources, thread, [focused], reader, now) : [];
    const canFocus = reply?.text && (change === null ? reply.state === "shown" : reply.isOwn);
    const owned = { thread: thread.id, owner: looking.user?.id ?? "" };
    return {
      view,
      focus: reply && canFocus ? { reply, isChange: change !== null } : null,
      kept: writer.can ? await keptReply(sources.store, request, owned, now) : "",
      isOwn: looking.player !== null,
    };
  } catch (error) {
    if (error instanceof DocumentStoreError) return "failed";
    throw error;
  }
}

/**
 * Answers the forms of a thread.
 *
 * @returns as `answerThread`
 * @throws Response with status 404 if there is no such thread
 */
export async function answerThreadAt({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const read = fieldReader(form);
  try {
    const now = nowFor(request);
    const thread = await threadAt(params.id ?? "", now);
    if (!thread) throw new Response(null, { status: 404, statusText: "Not Found" });
    const { store, site } = await threadSources();
    const looking = await whoLooks(request, context);
    const reader = await readerOf(looking, thread, now);
    const writer = await writerOf(looking, thread, reader, now);
    const { user } = looking;
    const { search } = new URL(request.url);
    const answer = await answerThread(
      {
        ...{ store, form, read, thread, reader, user, writer, search, now, site },
        ...{ joinedAt: user && (await joinedAt(user.id)), address: context.address },
      },
      threadNews(now),
    );
    forgetFeed();
    return answer;
  } catch (error) {
    if (!(error instanceof DocumentStoreError)) throw error;
    const problem = threadTexts.unreachable;
    return data<ThreadRefusal>({ intent: "", problem, text: read("text"), isText: false }, 503);
  }
}

function timeIn(text: string | null): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
