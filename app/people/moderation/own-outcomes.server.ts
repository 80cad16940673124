import { type ActionFunctionArgs, data } from "@remix-run/node";
import { nowFor } from "~/platform/clock/clock.server";
import { fieldReader } from "~/platform/http/field-reader";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { rarePaths } from "~/rare-paths";
import { appeal, countAppeal } from "./appeals.server";
import { readCase } from "./case-store.server";
import { canAppeal, type Decision } from "./decision";
import { decisionsAbout } from "./decision-store.server";
import { guidelineRules } from "./guideline-rules";
import { verdict } from "./outcome-words";
import {
  APPEAL_MAX_LENGTH,
  type AppealRefusal,
  type OwnOutcome,
  ownOutcomesTexts as texts,
} from "./own-outcomes";
import { cleanDetails } from "./reports/report-form";

const MAX_SHOWN = 30;

type Sources = {
  store: DocumentStore;
  /** What a decision is about, to its author. */
  thingOf: (decision: Decision) => Promise<string>;
  dateOf: (at: number) => string;
};

/**
 * What moderators have decided about something of an account, the latest first.
 *
 * @throws DocumentStoreError
 */
export async function ownOutcomes(
  { store, thingOf, dateOf }: Sources,
  userId: string,
  now: number,
): Promise<OwnOutcome[]> {
  const decisions = await decisionsAbout(store, userId, MAX_SHOWN);
  const told = decisions.filter(
    ({ outcome, state, before }) =>
      state !== "undone" && (outcome !== "dismiss" || before?.isAppealed),
  );
  return Promise.all(
    told.map(async (decision) => {
      const { id, at, kind, targetId, rule, state } = decision;
      const [thing, known] = await Promise.all([
        thingOf(decision),
        readCase(store, kind, targetId),
      ]);
      return {
        ...{ id, date: dateOf(at), thing, text: verdict(decision), rule: guidelineRules[rule] },
        ...{ said: known?.said ?? "", isOverturned: state === "overturned" },
        appeal: appealOf(decision, known?.decision ?? null, userId, now),
      };
    }),
  );
}

function appealOf(
  decision: Decision,
  latest: string | null,
  userId: string,
  now: number,
): OwnOutcome["appeal"] {
  if (decision.appeal) return decision.appeal.decision === null ? "waits" : "decided";
  return latest === decision.id && canAppeal(decision, userId, now) ? "possible" : "none";
}

/**
 * Answers the form of an appeal.
 *
 * @param user null without a session
 * @returns a redirect; or the page again with what was typed: status 400 for what can't be taken, 401 without a session,
 *   429 for too much, 503 if the store is unavailable
 */
export async function answerAppeal(
  { request }: ActionFunctionArgs,
  form: FormData,
  user: AuthUser | null,
) {
  const read = fieldReader(form);
  const [id, text] = [read("id"), cleanDetails(read("text"))];
  const refuse = (problem: string, status: number, headers: HeadersInit = {}) =>
    data<AppealRefusal>({ id, problem, text }, { status, headers });
  if (!user) return refuse(texts.loginAgain, 401);
  if (text === "") return refuse(texts.empty, 400);
  if (text.length > APPEAL_MAX_LENGTH) return refuse(texts.tooLong, 400);
  try {
    await countAppeal(user.id);
    const now = nowFor(request);
    const isTaken = await appeal(await documents(), { id, userId: user.id, text, now });
    if (!isTaken) return refuse(texts.tooLate, 400);
  } catch (error) {
    if (error instanceof TooManyRequests) return refuse(texts.tooMany, 429, error.headers);
    if (!(error instanceof DocumentStoreError)) throw error;
    return refuse(texts.unreachable, 503);
  }
  const flash = { status: "success", title: texts.sent, message: texts.sentMore } as const;
  return redirectWithFlash(`${rarePaths.ownOutcomes}#d-${id}`, flash);
}
