import { randomBytes, randomInt } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { nowFor } from "~/platform/clock/clock.server";
import { ownPageCaching } from "~/platform/http/own-page";
import { readForm } from "~/platform/http/read-form.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { answerAndTell } from "~/play/challenge.server";
import {
  addChallenge,
  challengeKey,
  findChallenge,
  latestChallenge,
} from "~/play/player/challenges.server";
import { type Player, playerOf, todayOf } from "~/play/player/player.server";
import { newVisitorId, visitorCookie } from "~/play/player/player-cookie.server";
import { readSlots } from "~/play/player/stored-slots.server";
import type { Attempt } from "~/play/rules/attempt";
import { stateOf } from "~/play/rules/referee";
import { rulingOf, storedTitle } from "~/play/rules/title-rules.server";
import { signatureOf } from "~/play/share/signature-cookie.server";
import type { SpotMove, SpotState } from "../rules";
import { serverGame } from "../title.server";
import { answerTo, planContent, planIn, planOfShootOut } from "./duel.server";
import { DUEL_PATH, duelAddress, SEND } from "./duel-address";
import { countPlan } from "./duel-limits.server";
import type { Refusal } from "./duel-view";
import { duelView } from "./duel-view.server";
import { missingIn, planOf, readDraft } from "./read-plan.server";
import type { Plan } from "./rules";
import { duelTexts } from "./texts";

const OWN = ownPageCaching(true);
const { slug } = serverGame.rules;

/** The form for a new duel, with the player's latest one. */
export const loadForm = withUnavailablePage(async ({ request, context }: LoaderFunctionArgs) => {
  const player = await playerOf(request, context);
  const store = await documents();
  const latest = player && (await latestChallenge(store, slug, player.id, nowFor(request)));
  return data({ latest: latest && duelAddress(latest) }, { headers: OWN });
});

/**
 * Makes a duel, of the shoot-out that the player has just played or of a filled form, and goes to its page.
 *
 * @returns a redirect; or the form again, as `refuse` says
 */
export async function makeDuel(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  if (form.get("intent") === SEND) return sendShootOut(args, form);
  return withPlan(args, form, async (plan, { player, setCookies }) => {
    const code = randomBytes(16).toString("hex");
    await makeChallenge(args, player, code, plan);
    return redirect(duelAddress(code), { status: 303, headers: setCookies });
  });
}

/** Sends a shoot-out of the player: its code is that of the attempt, so a second press finds the first duel. */
async function sendShootOut(args: ActionFunctionArgs, form: FormData) {
  try {
    const player = await playerOf(args.request, args.context);
    const attempt = player && (await finishedAttempt(player, form));
    const plan = attempt && planOfAttempt(attempt);
    if (!player || !plan) {
      return redirectWithFlash(DUEL_PATH, { status: "info", title: duelTexts.unsent });
    }
    const code = attempt.id.replaceAll("-", "");
    await makeChallenge(args, player, code, plan);
    return redirect(duelAddress(code), 303);
  } catch (error) {
    if (!(error instanceof DocumentStoreError)) throw error;
    return redirectWithFlash(DUEL_PATH, { status: "warning", title: duelTexts.unreachable });
  }
}

/** The player's attempt that a form names by its id and the date of its edition, if it is over. */
async function finishedAttempt({ id }: Player, form: FormData): Promise<Attempt<SpotMove> | null> {
  const date = z.iso.date().safeParse(form.get("date")).data;
  if (!date) return null;
  const title = storedTitle(serverGame);
  const { slots } = await readSlots(await documents(), id, title, date);
  const found = [slots.result, slots.friendly].find((one) => one?.id === form.get("attempt"));
  return found && title.resultOf(found) ? found : null;
}

function planOfAttempt(attempt: Attempt<SpotMove>): Plan | null {
  const ruling = rulingOf(serverGame, attempt);
  const edition = ruling?.edition(attempt.edition);
  if (!ruling || !edition) return null;
  const { mine, theirs } = stateOf(ruling.rules, edition, attempt) as SpotState;
  return planOfShootOut(mine, theirs);
}

async function makeChallenge(
  { request }: ActionFunctionArgs,
  player: Player,
  code: string,
  plan: Plan,
): Promise<void> {
  const name = signatureOf(request, player.name);
  const known = { slug, code, userId: player.id, name, at: nowFor(request) };
  await addChallenge(await documents(), { ...known, content: planContent(plan) });
}

/**
 * The page of a duel, by its code. A stranger becomes a player with the form, so that a second press is the same friend's.
 *
 * @param name what the title is called, and its icon's address
 * @throws IdentityError, DocumentStoreError
 */
export async function loadDuel(
  { request, context, params }: LoaderFunctionArgs,
  { title, icon }: { title: string; icon: string },
) {
  const { code = "" } = params;
  const player = await playerOf(request, context);
  const view = await duelView(await documents(), code, player, nowFor(request));
  const headers = new Headers(OWN);
  if (view.state === "open" && !player) {
    headers.append("Set-Cookie", visitorCookie(newVisitorId()));
  }
  const status = view.state === "gone" ? 404 : 200;
  return data({ view, title, icon }, { status, headers });
}

/** Answers a duel with a friend's plan, once, and shows it as it is then. */
export async function playAgainst(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return withPlan(args, form, async (plan, { player, setCookies }) => {
    const { request } = args;
    const { code = "" } = args.params;
    const now = nowFor(request);
    const challenge = await findChallenge(await documents(), slug, code, now);
    const challenger = planIn(challenge?.content);
    if (challenger) {
      const played = answerTo(challenger, plan, todayOf(request), randomInt(2 ** 32));
      const answer = { ...played, name: signatureOf(request, player.name), at: now };
      await answerAndTell({ slug, finish: challengeKey(slug, code), userId: player.id, answer });
    }
    return redirect(duelAddress(code), { status: 303, headers: setCookies });
  });
}

/** Who has posted a form, and the cookie by which a stranger is known from then on. */
type Poster = { player: Player; setCookies: HeadersInit };

async function posterOf({ request, context }: ActionFunctionArgs): Promise<Poster> {
  const player = await playerOf(request, context);
  if (player) return { player, setCookies: {} };
  const id = newVisitorId();
  return {
    player: { id, name: "", isAccount: false },
    setCookies: { "Set-Cookie": visitorCookie(id) },
  };
}

/**
 * Runs `store` with the plan of a posted form.
 *
 * @returns its redirect; or the form again: status 400 if something is missing, 429 for too many duels, 503 if the store is
 *   unavailable
 */
async function withPlan(
  args: ActionFunctionArgs,
  form: FormData,
  store: (plan: Plan, poster: Poster) => Promise<Response>,
) {
  const draft = readDraft((name) => form.get(name));
  const plan = planOf(draft);
  if (!plan) return refuse({ draft, problem: duelTexts.missing, missing: missingIn(draft) }, 400);
  try {
    const wait = await countPlan(args.context.address);
    if (wait !== null) {
      return refuse({ draft, problem: duelTexts.tooMany, missing: [] }, 429, {
        "Retry-After": String(wait),
      });
    }
    return await store(plan, await posterOf(args));
  } catch (error) {
    if (!(error instanceof DocumentStoreError)) throw error;
    return refuse({ draft, problem: duelTexts.unreachable, missing: [] }, 503);
  }
}

const refuse = (refusal: Refusal, status: number, headers: HeadersInit = {}) =>
  data(refusal, { status, headers });
