import type { AppLoadContext } from "@remix-run/node";
import { caseKindOf } from "~/people/moderation/case";
import { isOfStanding } from "~/people/moderation/conduct";
import { readConduct } from "~/people/moderation/conduct.server";
import { type Filed, fileReport } from "~/people/moderation/filing.server";
import { addReport } from "~/people/moderation/reports/report-store.server";
import type { FiledReport } from "~/people/moderation/reports/report-target";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { getOptionalUser } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { readPlayedDays } from "~/play/player/recorded.server";
import { joinedAt } from "./account-age.server";
import { forgetFeed } from "./feed.server";
import { tellOfOutcome } from "./moderation-news.server";
import { targets } from "./targets.server";

/**
 * Takes a report. What moderators look at waits for them; all else is for the operator.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function takeReport(
  request: Request,
  context: AppLoadContext,
  { kind, targetId, seen, reason, details }: FiledReport,
  now: number,
): Promise<Filed["outcome"]> {
  const user = await getOptionalUser(request, context);
  const store = await documents();
  const caseKind = caseKindOf(kind);
  if (!caseKind) {
    const createdAt = new Date(now).toISOString();
    const userId = user?.id ?? null;
    await addReport(store, { kind, targetId, reason, details, createdAt, userId });
    return "filed";
  }
  const reporter = user && { id: user.id, isOfStanding: await isUserOfStanding(user, now) };
  const filing = { kind: caseKind, targetId, seen, reason, details, reporter, now };
  const filed = await fileReport(store, targets, filing);
  if (filed.outcome === "filed" && filed.held) {
    forgetFeed();
    await tellOfOutcome(filed.held, []);
  }
  return filed.outcome;
}

/** @throws DocumentStoreError */
async function isUserOfStanding(user: AuthUser, now: number): Promise<boolean> {
  const store = await documents();
  const [joined, conduct, { dates }] = await Promise.all([
    joinedAt(user.id),
    readConduct(store, user.id),
    readPlayedDays(store, user.id),
  ]);
  const isVerified = user.provider !== "password" || user.emailVerified;
  return isOfStanding(
    { ...conduct, joinedAt: joined, isVerified, hasFinished: dates.size > 0 },
    now,
  );
}
