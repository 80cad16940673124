import { type ActionFunctionArgs, data } from "@remix-run/node";
import { nowFor } from "~/platform/clock/clock.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { parseReport, type ReportForm } from "./report-form";
import { countReport, TooManyReports } from "./report-limits.server";
import { addReport } from "./report-store.server";
import type { ReportTarget } from "./report-target";
import { reportTexts } from "./report-texts";

/** A refused form for the page. */
export type ReportRefusal = ReportForm & { problem: string | null };

/**
 * Handles the report form, for visitors and signed-in users.
 *
 * @param target what is reported
 * @returns null for another form; a redirect back to the target; or the page again: status 400 for invalid input,
 *   429 for too many reports, 503 if the store is unavailable
 */
export async function answerReport(args: ActionFunctionArgs, form: FormData, target: ReportTarget) {
  if (form.get("intent") !== "report") return null;
  const filled = parseReport((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  });
  const { reason, details, errors } = filled;
  if (reason === null || errors.details) return data(refusal(filled), 400);
  try {
    const { id: userId } = (await getOptionalUser(args.request, args.context)) ?? { id: null };
    await countReport(userId, args.context.address);
    const { kind, id, targetId = id } = target;
    const createdAt = new Date(nowFor(args.request)).toISOString();
    await addReport(await documents(), { kind, targetId, reason, details, createdAt, userId });
  } catch (error) {
    return refuseFor(filled, error);
  }
  const { sent: title, sentMore: message } = reportTexts;
  return redirectWithFlash(target.path, { status: "success", title, message });
}

/** @throws the error itself when it is a fault and not a refusal */
function refuseFor(filled: ReportForm, error: unknown) {
  if (error instanceof TooManyReports) {
    const headers = { "Retry-After": String(error.retryAfter) };
    return data(refusal(filled, reportTexts.tooMany), { status: 429, headers });
  }
  if (!(error instanceof DocumentStoreError)) throw error;
  return data(refusal(filled, reportTexts.unreachable), 503);
}

const refusal = (filled: ReportForm, problem: string | null = null): ReportRefusal => ({
  ...filled,
  problem,
});
