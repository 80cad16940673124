import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { fullDate } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { canonicalUrl } from "~/platform/config/product";
import { ownPageCaching } from "~/platform/http/own-page";
import { readForm } from "~/platform/http/read-form.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { duelAddress } from "./duel-address";
import { idOfDuellist, newDuellist, readDuellist, storeDuellist } from "./duel-cookie.server";
import { countPlan } from "./duel-limits.server";
import { addDuel, answerDuel, findDuel, resultOf, type StoredDuel } from "./duel-store.server";
import type { DuelView, Refusal } from "./duel-view";
import { missingIn, planOf, readDraft } from "./read-plan.server";
import type { Plan, Side } from "./rules";
import { settledView } from "./settled-view.server";
import { duelTexts } from "./texts";

const OWN = ownPageCaching(true);

/** The form for a new duel, with the browser's latest one. */
export async function loadForm({ request }: LoaderFunctionArgs) {
  const latest = (await readDuellist(request))?.latest ?? null;
  return data({ latest: latest && duelAddress(latest) }, { headers: OWN });
}

/** Stores a new duel and goes to its page; or the form again, as `refuse` says. */
export function makeDuel(args: ActionFunctionArgs) {
  return withPlan(args, async (plan, now) => {
    const duellist = (await readDuellist(args.request)) ?? newDuellist();
    const by = idOfDuellist(duellist);
    const code = await addDuel(await documents(), { by, plan, now });
    const setCookie = await storeDuellist({ ...duellist, latest: code });
    return redirect(duelAddress(code), { status: 303, headers: { "Set-Cookie": setCookie } });
  });
}

/**
 * The page of a duel, by its code. A friend gets the cookie with the form, so that a second press of its button is the same
 * friend's.
 */
export const loadDuel = withUnavailablePage(async ({ request, params }: LoaderFunctionArgs) => {
  const { code = "" } = params;
  const duel = await findDuel(await documents(), code, nowFor(request));
  const duellist = await readDuellist(request);
  const view = viewOf(code, duel, duellist && idOfDuellist(duellist));
  const headers = new Headers(OWN);
  if (view.state === "open" && !duellist) {
    headers.append("Set-Cookie", await storeDuellist(newDuellist()));
  }
  return data(view, { status: view.state === "gone" ? 404 : 200, headers });
});

/** Stores a friend's plan; a friend who comes too late sees the duel as it is. */
export function playAgainst(args: ActionFunctionArgs) {
  return withPlan(args, async (plan, now) => {
    const { code = "" } = args.params;
    const duellist = (await readDuellist(args.request)) ?? newDuellist();
    const by = idOfDuellist(duellist);
    const answered = await answerDuel(await documents(), code, { by, plan, now });
    const to = duelAddress(code);
    if (answered === "late") return redirectWithFlash(to, { status: "info", ...duelTexts.late });
    if (answered !== "first") return redirect(to, 303);
    const headers = { "Set-Cookie": await storeDuellist(duellist) };
    return redirect(to, { status: 303, headers });
  });
}

function viewOf(code: string, duel: StoredDuel | null, reader: string | null): DuelView {
  if (!duel) return { state: "gone" };
  const played = resultOf(duel);
  const isOf = (side: Side) => reader !== null && duel[side]?.by === reader;
  const viewer = isOf("challenger") ? "challenger" : isOf("friend") ? "friend" : null;
  if (played) return settledView(played, viewer);
  const until = fullDate(new Date(duel.expiresAt).toISOString().slice(0, 10));
  if (viewer === null) return { state: "open", until };
  return { state: "waiting", until, url: canonicalUrl(duelAddress(code)) };
}

/**
 * Runs `store` with the plan of a posted form.
 *
 * @returns its redirect; or the form again: status 400 if something is missing, 429 for too many duels, 503 if the store is
 *   unavailable
 */
async function withPlan(
  { request, context }: ActionFunctionArgs,
  store: (plan: Plan, now: number) => Promise<Response>,
) {
  const form = await readForm(request);
  const draft = readDraft((name) => form.get(name));
  const plan = planOf(draft);
  if (!plan) return refuse({ draft, problem: duelTexts.missing, missing: missingIn(draft) }, 400);
  try {
    const wait = await countPlan(context.address);
    if (wait !== null) {
      return refuse({ draft, problem: duelTexts.tooMany, missing: [] }, 429, {
        "Retry-After": String(wait),
      });
    }
    return await store(plan, nowFor(request));
  } catch (error) {
    if (!(error instanceof DocumentStoreError)) throw error;
    return refuse({ draft, problem: duelTexts.unreachable, missing: [] }, 503);
  }
}

const refuse = (refusal: Refusal, status: number, headers: HeadersInit = {}) =>
  data(refusal, { status, headers });
