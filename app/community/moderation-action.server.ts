import { type ActionFunctionArgs, data, replace } from "@remix-run/node";
import type { Decision } from "~/people/moderation/decision";
import { decide, type Judgement, undo } from "~/people/moderation/judging.server";
import type { Refusal } from "~/people/moderation/outcomes";
import { type QueueForm, readQueueForm } from "~/people/moderation/queue-form";
import { queueTexts } from "~/people/moderation/queue-texts";
import { nowFor } from "~/platform/clock/clock.server";
import { fieldReader } from "~/platform/http/field-reader";
import { readForm } from "~/platform/http/read-form.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { checkSession } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { rarePaths } from "~/rare-paths";
import { forgetAuthor } from "./authors.server";
import { forgetFeed } from "./feed.server";
import { tellOfOutcome } from "./moderation-news.server";
import { requireModerator } from "./moderation-queue.server";
import { targets } from "./targets.server";

/**
 * Answers the forms of the queue: a decision, and taking one back.
 *
 * @returns a redirect; or the page again, status 409 where another moderator was faster or it has changed, 403 for what this
 *   moderator may not decide
 * @throws Response with status 404 for who doesn't moderate, 400 for another form; IdentityError, DocumentStoreError
 */
export async function answerQueue({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const user = await requireModerator((await checkSession(request))?.user ?? null);
  const read = readQueueForm(fieldReader(form));
  if (!read) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const now = nowFor(request);
  return read.intent === "undo"
    ? takeBack(read.id, user.id, now)
    : answerDecision(read, user.id, now);
}

async function answerDecision(
  { kind, targetId, choice, rule, seen }: Extract<QueueForm, { intent: "decide" }>,
  moderator: string,
  now: number,
) {
  const judging = { kind, targetId, moderator, choice, rule, seen, now };
  const judgement = await decide(await documents(), targets, judging);
  if (typeof judgement === "string") return refuse(judgement);
  await settle(judgement);
  // The page itself says what was decided, with the button that takes it back.
  return replace(rarePaths.moderation, 303);
}

async function settle({ decision, reporters }: Judgement): Promise<void> {
  forgetWhatWasRead(decision);
  await tellOfOutcome(decision, reporters);
}

/** What this process remembers of the feed and of names is of before the decision. */
function forgetWhatWasRead({ userId }: Decision): void {
  forgetFeed();
  if (userId !== null) forgetAuthor(userId);
}

async function takeBack(id: string, moderator: string, now: number) {
  const undone = await undo(await documents(), targets, { id, moderator, now });
  if (!undone) return data({ problem: queueTexts.tooLate }, 409);
  forgetWhatWasRead(undone);
  const { undone: title, undoneMore: message } = queueTexts;
  return redirectWithFlash(rarePaths.moderation, { status: "info", title, message });
}

const FORBIDDEN: readonly Refusal[] = ["forbidden", "own"];

const refuse = (why: Refusal) =>
  data({ problem: queueTexts[why] }, FORBIDDEN.includes(why) ? 403 : 409);
