import type { ActionFunctionArgs } from "@remix-run/node";
import type { Flash } from "~/look/ui/flash";
import { paths, withSearch } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { isOutOfReach } from "~/platform/identity/is-out-of-reach";
import { logger } from "~/platform/logging/logger.server";
import { flashCookie, redirectWithFlash } from "~/platform/session/flash.server";
import { getSession } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { tellOfClaimed } from "~/play/challenge.server";
import { claimGames, keepClaim, undoableResults, undoClaim } from "~/play/player/claims.server";
import { endVisitorCookie, visitorIn } from "~/play/player/player-cookie.server";
import { readPlayedDays } from "~/play/player/recorded.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { playable } from "~/playable";
import { claimIntents, claimTexts } from "./claim-texts";
import { serverGames } from "./registry.server";

const titles = playable.map((slug) => storedTitle(serverGames[slug]));

/**
 * Moves a visitor's games to the account that has just logged in there. While the store is unavailable they stay the
 * visitor's, for `openClaim` or the next login. Never throws.
 *
 * @returns Set-Cookie values by which the browser forgets the visitor, and shows a message on the next page
 */
export async function claimOnSignIn(request: Request, userId: string): Promise<readonly string[]> {
  try {
    const { added, setCookies } = await claim(request, userId);
    if (added === 0) return setCookies;
    const title = claimTexts.cameAlong(added);
    const message = claimTexts.cameAlongMore;
    // The account's page has a card that says it.
    const flash = { status: "success", title, message, exceptOn: paths.account } as const;
    return [...setCookies, await flashCookie(flash)];
  } catch (err) {
    logger().warn({ err }, "A visitor's games could not be moved to their account yet.");
    const [title, message] = [claimTexts.later, claimTexts.laterMore];
    return [await flashCookie({ status: "warning", title, message })];
  }
}

/**
 * The results that were claimed and can still be undone. What the browser still has of a visitor is claimed first.
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
  const visitorId = visitorIn(request.headers.get("Cookie"));
  if (visitorId === null) return { added: 0, setCookies: [] };
  const move = { visitorId, userId };
  const store = await documents();
  const { answered } = await readPlayedDays(store, visitorId);
  const now = nowFor(request);
  const added = await claimGames(store, titles, move, now);
  // After the login, with which all before it is told as read.
  await tellOfClaimed(store, answered, userId, now + 1);
  return { added, setCookies: [endVisitorCookie()] };
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
    if (!isOutOfReach(error)) throw error;
    return toAccount({ status: "error", title: claimTexts.failed, message: claimTexts.failedMore });
  }
}

async function undo(request: Request, userId: string) {
  const removed = await undoClaim(await documents(), userId, nowFor(request));
  if (removed.length === 0) return toAccount({ status: "info", title: claimTexts.nothing });
  return toAccount({ status: "success", title: claimTexts.undone(removed.length) });
}

async function keep(userId: string) {
  await keepClaim(await documents(), userId);
  return toAccount({ status: "success", title: claimTexts.kept });
}

function loginAgain() {
  const to = withSearch(paths.account, "", { dialog: "login" });
  return redirectWithFlash(to, { status: "warning", title: claimTexts.loginAgain });
}

const toAccount = (flash: Flash) => redirectWithFlash(paths.account, flash);
