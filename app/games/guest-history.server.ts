import type { ActionFunctionArgs } from "@remix-run/node";
import type { Flash } from "~/look/ui/flash";
import { paths, withSearch } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { logger } from "~/platform/logging/logger.server";
import { flashCookie, redirectWithFlash } from "~/platform/session/flash.server";
import { getSession } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { dropGuestAttempts } from "~/play/attempt-cookie.server";
import {
  claimResults,
  keepClaim,
  readGuestHistory,
  undoableResults,
  undoClaim,
} from "~/play/claim-history.server";
import { endHistory, historyCookie, readHistory, readMarks } from "~/play/history-cookie.server";
import { playable } from "~/playable";
import { claimIntents, claimTexts } from "./claim-texts";
import { gameAt } from "./registry.server";

/**
 * Adds a browser's history to the account that has just logged in there. While the store is unavailable it stays in the
 * browser, for `openClaim` or the next login. Never throws.
 *
 * @returns Set-Cookie values that delete the claimed cookies and show a message on the next page
 */
export async function claimGuestHistory(
  request: Request,
  userId: string,
): Promise<readonly string[]> {
  try {
    const { added, setCookies } = await claim(request, userId);
    if (added === 0) return setCookies;
    const title = claimTexts.cameAlong(added);
    const flash = { status: "success", title, message: claimTexts.cameAlongMore } as const;
    return [...setCookies, await flashCookie(flash)];
  } catch (err) {
    logger().warn({ err }, "A visitor's results could not be added to their account yet.");
    const [title, message] = [claimTexts.later, claimTexts.laterMore];
    return [await flashCookie({ status: "warning", title, message })];
  }
}

/**
 * Lets a browser go of what its account had from it, as the account leaves: the attempts, also one that was running, and
 * what other pages know of them. Results that no account has claimed yet stay with theirs.
 *
 * @returns Set-Cookie values
 */
export async function forgetClaimedHistory(request: Request): Promise<readonly string[]> {
  const unclaimed = readHistory(request);
  const isKept = (slug: string) => unclaimed.some((entry) => entry.slug === slug);
  const left = playable.filter((slug) => !isKept(slug));
  const dropped = left.map((slug) => dropGuestAttempts({ slug }));
  const marks = readMarks(request).filter(({ slug }) => isKept(slug));
  const days = unclaimed.length > 0 ? historyCookie(unclaimed, marks) : endHistory();
  return [...(await Promise.all(dropped)).flat(), days];
}

/**
 * The results that were claimed and can still be undone. A history that is still in the browser is claimed first.
 *
 * @returns how many, and Set-Cookie values; none while the store is unavailable
 */
export async function openClaim(
  request: Request,
  userId: string,
): Promise<{ count: number; setCookies: readonly string[] }> {
  try {
    const { setCookies } = await claim(request, userId);
    return {
      count: await undoableResults(await documents(), userId, nowFor(request)),
      setCookies,
    };
  } catch (error) {
    if (error instanceof DocumentStoreError) return { count: 0, setCookies: [] };
    throw error;
  }
}

async function claim(request: Request, userId: string) {
  const { finished, setCookies } = readGuestHistory(request, gameAt);
  if (finished.length === 0) return { added: 0, setCookies };
  const added = await claimResults(await documents(), userId, finished, nowFor(request));
  return { added, setCookies };
}

/**
 * Answers the form that undoes a claim, or ends the offer to.
 *
 * @returns null for any other form
 */
export async function answerClaim({ request, context }: ActionFunctionArgs, form: FormData) {
  const intent = form.get("intent");
  if (intent !== claimIntents.undo && intent !== claimIntents.keep) return null;
  try {
    const session = await getSession(request, context);
    if (!session) return await loginAgain();
    const { id } = session.user;
    return await (intent === claimIntents.undo ? undo(request, id) : keep(id));
  } catch (error) {
    const isKnown = error instanceof IdentityError || error instanceof DocumentStoreError;
    if (!isKnown) throw error;
    return toAccount({ status: "error", title: claimTexts.failed, message: claimTexts.failedMore });
  }
}

/** The attempts' cookies are sent to their titles' paths only, but can be deleted from here. */
async function undo(request: Request, userId: string) {
  const removed = await undoClaim(await documents(), userId, nowFor(request));
  if (removed.length === 0) return toAccount({ status: "info", title: claimTexts.nothing });
  const slugs = [...new Set(removed)];
  const dropped = await Promise.all(slugs.map((slug) => dropGuestAttempts({ slug })));
  const headers = dropped.flat().map((value): [string, string] => ["Set-Cookie", value]);
  return toAccount({ status: "success", title: claimTexts.undone(removed.length) }, headers);
}

async function keep(userId: string) {
  await keepClaim(await documents(), userId);
  return toAccount({ status: "success", title: claimTexts.kept });
}

function loginAgain() {
  const to = withSearch(paths.account, "", { dialog: "login" });
  return redirectWithFlash(to, { status: "warning", title: claimTexts.loginAgain });
}

const toAccount = (flash: Flash, headers?: HeadersInit) =>
  redirectWithFlash(paths.account, flash, headers);
