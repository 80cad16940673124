import { type ActionFunctionArgs, data } from "@remix-run/node";
import { nowFor } from "~/platform/clock/clock.server";
import { fieldReader } from "~/platform/http/field-reader";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { parseReport, type ReportForm } from "./report-form";
import { countReport } from "./report-limits.server";
import type { FiledReport, ReportTarget } from "./report-target";
import { reportTexts } from "./report-texts";

/** A refused form for the page. */
type ReportRefusal = ReportForm & { problem: string | null };

/** Takes a report, and says what became of it; "own" if it is about the reporter. */
type TakeReport = (report: FiledReport, now: number) => Promise<string>;

/**
 * Handles the report form, for visitors and signed-in users.
 *
 * @param target what is reported
 * @param take stores the report
 * @returns null for another form; a redirect back to the target; or the page again: status 400 for invalid input,
 *   429 for too many reports, 503 if the store is unavailable
 */
export async function answerReport(
  args: ActionFunctionArgs,
  form: FormData,
  target: ReportTarget,
  take: TakeReport,
) {
  if (form.get("intent") !== "report") return null;
  const filled = parseReport(fieldReader(form));
  const { reason, details, errors } = filled;
  if (reason === null || errors.details) return data(refusal(filled), 400);
  try {
    const { id: userId } = (await getOptionalUser(args.request, args.context)) ?? { id: null };
    await countReport(userId, args.context.address);
    const { kind, targetId, summary: seen } = target;
    const taken = await take({ kind, targetId, seen, reason, details }, nowFor(args.request));
    if (taken === "own") return data(refusal(filled, reportTexts.own), 400);
  } catch (error) {
    return refuseFor(filled, error);
  }
  const { sent: title, sentMore: message } = reportTexts;
  return redirectWithFlash(target.path, { status: "success", title, message });
}

/** @throws the error itself when it is a fault and not a refusal */
function refuseFor(filled: ReportForm, error: unknown) {
  if (error instanceof TooManyRequests) {
    const { headers } = error;
    return data(refusal(filled, reportTexts.tooMany), { status: 429, headers });
  }
  if (!(error instanceof DocumentStoreError)) throw error;
  return data(refusal(filled, reportTexts.unreachable), 503);
}

const refusal = (filled: ReportForm, problem: string | null = null): ReportRefusal => ({
  ...filled,
  problem,
});
