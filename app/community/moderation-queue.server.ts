import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import { kindNames, likelyRule } from "~/people/moderation/case";
import { countWaiting, type StoredCase, waitingCases } from "~/people/moderation/case-store.server";
import { canUndo, UNDO_MS } from "~/people/moderation/decision";
import {
  decisionsAbout,
  listDecisions,
  readDecision,
} from "~/people/moderation/decision-store.server";
import { guidelineRules } from "~/people/moderation/guideline-rules";
import { seenOf } from "~/people/moderation/judging.server";
import { isModerator, listModerators } from "~/people/moderation/moderators.server";
import { choicesFor, outcomeTexts } from "~/people/moderation/outcomes";
import type { QueueView, ShownCase } from "~/people/moderation/queue-view";
import { type Reason, reasons } from "~/people/moderation/reports/report-form";
import { readReports } from "~/people/moderation/reports/report-store.server";
import { findReply } from "~/people/threads/reply-store.server";
import { readText, stranger } from "~/people/threads/sealed-text";
import { threadAddress } from "~/people/threads/thread";
import { findThread } from "~/people/threads/thread-store.server";
import { threadTexts } from "~/people/threads/thread-texts";
import { replyAddress } from "~/people/threads/thread-view.server";
import { clockTime, dateAt, shortDate, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { identity } from "~/platform/identity/identity.server";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { getOptionalUser } from "~/platform/session/session.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { timeAgo } from "~/site/feed/time-ago";
import { authorsOf } from "./authors.server";
import { targets } from "./targets.server";

const PAGE_CASES = 20;
const MAX_DETAILS = 5;
const MAX_HISTORY = 5;
/** Undone decisions lie between two that stand. */
const LATEST = 10;
const moderatorReads = { ...stranger, isModerator: true };

/** What every case asks. */
type Sources = {
  store: DocumentStore;
  /** The moderator. */
  userId: string;
  hasOthers: boolean;
  now: number;
  timeZone: string;
};

/**
 * The moderator who asks for a page; for anybody else there is no such page.
 *
 * @throws Response with status 404; DocumentStoreError
 */
export async function requireModerator(user: AuthUser | null): Promise<AuthUser> {
  if (user && (await isModerator(await documents(), user.id))) return user;
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

/**
 * What waits, as a moderator sees it.
 *
 * @throws Response with status 404 for anybody else; DocumentStoreError
 */
export async function queueView(request: Request, context: AppLoadContext): Promise<QueueView> {
  const { id: userId } = await requireModerator(await getOptionalUser(request, context));
  const store = await documents();
  const now = nowFor(request);
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  const cursor = new URL(request.url).searchParams.get("cursor");
  const [page, waiting, moderators, own] = await Promise.all([
    waitingCases(store, PAGE_CASES, cursor),
    countWaiting(store, now),
    listModerators(store),
    listDecisions(store, { by: userId }, LATEST),
  ]);
  const sources = { store, userId, hasOthers: moderators.length > 1, now, timeZone };
  const last = own.decisions.find((one) => canUndo(one, userId, now));
  return {
    cases: await Promise.all(page.cases.map((one) => shownCase(sources, one))),
    ...{ waiting, cursor: page.cursor },
    undo: last
      ? {
          id: last.id,
          text: `${kindNames[last.kind]}: ${outcomeTexts[last.outcome]}, ‘${guidelineRules[last.rule]}’`,
          until: clockTime(last.at + UNDO_MS, timeZone),
        }
      : null,
  };
}

async function shownCase(sources: Sources, one: StoredCase): Promise<ShownCase> {
  const { store, userId, hasOthers, now } = sources;
  const { kind, targetId, waitingSince = now, said } = one;
  const target = await targets[kind](store, targetId, now);
  const author = target?.userId ?? one.userId;
  const [reports, context, history, against] = await Promise.all([
    readReports(store, one.reportIds.slice(0, MAX_DETAILS * 2)),
    kind === "reply" ? replyContext(store, targetId, now) : null,
    historyOf(sources, author),
    one.isAppealed && one.decision ? readDecision(store, one.decision) : null,
  ]);
  const face = author === null ? null : await faceOf(author, context?.name ?? "");
  const text = target && (target.text || said);
  const timestamp = new Date(waitingSince).toISOString();
  const isOwnAppeal = against?.by === userId && hasOthers;
  return {
    ...{ id: one.id, what: kindNames[kind], timestamp, age: timeAgo(timestamp, now), text },
    ...{ isHeld: one.isHeld, isHidden: target?.isHidden ?? false },
    said: said !== "" && text !== said ? said : null,
    reasons: Object.entries(one.reasons).map(
      ([reason, count]) => `${reasons[reason as Reason] ?? reason}${count > 1 ? ` ×${count}` : ""}`,
    ),
    details: [...new Set(reports.flatMap(({ report }) => report.details || []))].slice(
      0,
      MAX_DETAILS,
    ),
    thread: context?.thread ?? null,
    answered: context?.answered ?? null,
    author: face && { name: face.name, avatar: face.avatar },
    history: history.filter(({ id }) => id !== against?.id),
    appeal: against?.appeal
      ? { text: against.appeal.text, against: outcomeTexts[against.outcome] }
      : null,
    choices: choicesFor({
      ...{ isThere: target !== null, isHidden: target?.isHidden ?? false },
      ...{ hasAuthor: author !== null, isAppealed: one.isAppealed },
    }),
    rule: likelyRule(one),
    seen: seenOf(one, target),
    whyNot: author === userId ? "own" : isOwnAppeal ? "appealed" : null,
  };
}

/**
 * An author as all readers see them.
 *
 * @param name of the account; "" if it is not known
 */
async function faceOf(userId: string, name: string) {
  const known = name || ((await (await identity()).findUser(userId))?.name ?? "");
  return (await authorsOf([{ userId, name: known }])).get(userId) ?? null;
}

/** Where a reply stands, and what it answers. */
async function replyContext(store: DocumentStore, targetId: string, now: number) {
  const reply = await findReply(store, targetId);
  const threadId = targetId.slice(0, targetId.lastIndexOf("."));
  const thread = await findThread(store, threadId);
  if (!thread) return null;
  const { subject } = thread;
  const to = reply ? replyAddress(thread.id, reply) : paths.post(threadAddress(thread.id));
  const answered = reply?.to ? await findReply(store, reply.to) : null;
  const text = answered && readText(answered, thread, moderatorReads, now);
  const face = answered?.userId ? await faceOf(answered.userId, answered.name) : null;
  return {
    name: reply?.name ?? "",
    thread: { subject, to },
    answered: answered && {
      name: face?.name ?? null,
      text: text ?? threadTexts.takenBack,
    },
  };
}

async function historyOf({ store, timeZone }: Sources, author: string | null) {
  if (author === null) return [];
  const decisions = await decisionsAbout(store, author, MAX_HISTORY);
  return decisions
    .filter(({ state, outcome }) => state !== "undone" && outcome !== "hold")
    .map(({ id, at, outcome, rule, state }) => ({
      id,
      date: shortDate(dateAt(at, timeZone)),
      text: `${outcomeTexts[outcome]}, ‘${guidelineRules[rule]}’${state === "overturned" ? " (overturned)" : ""}`,
    }));
}
