import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import * as z from "zod";
import { withSearch } from "~/paths";
import { ownPageCaching } from "~/platform/http/own-page";
import { readForm } from "~/platform/http/read-form.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { against, answering, withAnswers } from "./challenge.server";
import { makeMoves } from "./make-moves.server";
import { currentPlay, startPlay } from "./play.server";
import type { PlayOutcome } from "./play-outcome.server";
import { moveDateIn, optionsIn, parseMoves, typedIn } from "./posted-moves.server";
import { attemptAddress, playAddress } from "./rules/play-address";
import type { NextUp, Typed } from "./rules/playing";
import type { ServerGame } from "./rules/server-game.server";
import { inTableText } from "./screen/in-table-text";
import { loadAll, type ScreenParts } from "./screen/parts";
import { playProblems } from "./screen/play-texts";

type ActionOptions = {
  /** Search parameters for the redirect after a move by form, by its place in the log and the form's own address. */
  searchAfter?: (index: number, search: URLSearchParams) => Record<string, string>;
  /** The same after a kick-off, by its form. */
  searchAtStart?: (form: FormData) => Record<string, string>;
};

/** Finds the next title to play after this one. */
export type FindNextUp = (
  request: Request,
  context: AppLoadContext,
  slug: string,
) => Promise<NextUp | null>;

/** Adds the next title to an outcome that has an attempt. */
export async function withNextUp(
  outcome: Promise<PlayOutcome>,
  find: FindNextUp | undefined,
  request: Request,
  context: AppLoadContext,
): Promise<PlayOutcome> {
  const { playing, ...rest } = await outcome;
  if (!playing || !find) return { playing, ...rest };
  return { playing: { ...playing, nextUp: await find(request, context, playing.slug) }, ...rest };
}

type LoaderOptions = {
  /** The screen to render. */
  screen?: ScreenParts;
  nextUp?: FindNextUp;
  /** Whether an address asks for the last result, before the current edition was started. */
  showsLast?: (search: URLSearchParams) => boolean;
};

/** The loader of a title's page. The start screen is public and can be cached; an attempt is the player's own. */
export const playLoader =
  (game: ServerGame, { screen, showsLast, nextUp }: LoaderOptions = {}) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    if (screen) await loadAll(screen);
    const search = new URL(request.url).searchParams;
    const date = search.get("date");
    const isFriendly = search.has("friendly");
    const shown = { date, isFriendly, showsLast: showsLast?.(search) ?? false };
    const outcome = await withNextUp(
      withAnswers(currentPlay(request, context, game, shown), game),
      nextUp,
      request,
      context,
    );
    const { playing, offer, problem, reason, setCookies } = outcome;
    if (date !== null && (playing ?? offer)?.isCurrent) {
      throw redirect(playAddress(game.rules.slug, { isFriendly }));
    }
    const hasPlayed = playing !== null || offer?.lastDate != null || offer?.best != null;
    const isOwn = hasPlayed || problem !== null || setCookies.length > 0;
    const headers = withCookies(setCookies, ownPageCaching(isOwn));
    // A Friendly of a past day can't better the best.
    const shownOffer = offer && { ...offer, best: offer.isCurrent ? offer.best : null };
    const page = { playing, offer: shownOffer, problem };
    return data(page, { status: statusOf(reason, 200), headers });
  };

/** The action of a title's page, for forms posted without script. */
export const playAction =
  (game: ServerGame, { searchAfter, searchAtStart }: ActionOptions = {}) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const form = await readForm(request);
    const intent = form.get("intent");
    if (intent === "start") {
      const started = await startPlay(request, context, game, parseStart(game, form));
      const rival = form.get("rival");
      const outcome =
        rival === null ? started : await against(started, String(rival), request, context, game);
      if (outcome.problem !== null) return refused(game, outcome, {});
      if (isNewInTable(game, outcome)) return leadsToTable(game, outcome);
      return leadsTo(game, outcome, searchAtStart?.(form));
    }
    if (intent !== "move") return refusal(playProblems.unknownForm, {});
    const moves = parseMoves(game, form);
    if (!moves) return refusal(game.noMove ?? playProblems.noMove, typedIn(form));
    const attemptId = String(form.get("attempt"));
    const post = { attemptId, date: moveDateIn(form), moves };
    const made = makeMoves(request, context, game, post);
    const outcome = await answering(made, request, context, game);
    if (outcome.problem !== null) return refused(game, outcome, typedIn(form), attemptId);
    const { searchParams } = new URL(request.url);
    return leadsTo(game, outcome, searchAfter?.(moves[0]?.index ?? 0, searchParams));
  };

/** Parses the start form. */
export function parseStart(game: ServerGame, form: FormData) {
  const isFriendly = form.has("friendly");
  const isOutside = form.has("outside");
  return { date: dateIn(form), isFriendly, options: optionsIn(game, form), isOutside };
}

/** The date of the edition that a form starts; null if it has none. */
function dateIn(form: FormData): string | null {
  const date = form.get("date");
  return z.iso.date().safeParse(date).data ?? null;
}

/** The status for an outcome with a problem, else `fine`. */
function statusOf(reason: PlayOutcome["reason"], fine: number): number {
  return reason === "unavailable" ? 503 : fine;
}

function addressOf({ rules }: ServerGame, { playing }: PlayOutcome): string {
  if (!playing) return playAddress(rules.slug);
  return attemptAddress(rules.slug, playing.attempt, playing.isCurrent);
}

function leadsTo(game: ServerGame, outcome: PlayOutcome, search: Record<string, string> = {}) {
  const [path = "", query = ""] = addressOf(game, outcome).split("?");
  const headers = withCookies(outcome.setCookies);
  return redirect(withSearch(path, query, search), { status: 303, headers });
}

/** Whether an attempt of a title that needs no connection otherwise has just begun for its table. */
const isNewInTable = (game: ServerGame, { playing }: PlayOutcome): boolean =>
  game.answers === "sealed" && playing?.attempt.isRanked === true && !playing.attempt.moves.length;

/** Says what the start screen says, to a player who kicked off without it. */
function leadsToTable(game: ServerGame, outcome: PlayOutcome) {
  const flash = { status: "info", title: inTableText } as const;
  return redirectWithFlash(addressOf(game, outcome), flash, withCookies(outcome.setCookies));
}

/** A move for another attempt redirects to the running one; any other refusal re-renders this page. */
function refused(game: ServerGame, outcome: PlayOutcome, typed: Typed, attemptId?: string) {
  const { playing, problem, reason, setCookies } = outcome;
  const message = problem ?? playProblems.unknownForm;
  if (playing && playing.attempt.id !== attemptId) {
    const flash = { status: "warning", title: message } as const;
    return redirectWithFlash(addressOf(game, outcome), flash, withCookies(setCookies));
  }
  return refusal(message, typed, setCookies, statusOf(reason, 400));
}

function refusal(problem: string, typed: Typed, setCookies: readonly string[] = [], status = 400) {
  return data({ problem, typed }, { status, headers: withCookies(setCookies) });
}

/** Headers that set cookies. */
export function withCookies(setCookies: readonly string[], others?: HeadersInit): Headers {
  const headers = new Headers(others);
  for (const setCookie of setCookies) headers.append("Set-Cookie", setCookie);
  return headers;
}
