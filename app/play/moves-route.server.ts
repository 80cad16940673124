import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/platform/http/read-form.server";
import { retryAfter } from "~/platform/http/retry-after";
import { answering, withAnswers } from "./challenge.server";
import { makeMoves } from "./make-moves.server";
import { currentPlay, startPlay } from "./play.server";
import type { PlayOutcome } from "./play-outcome.server";
import { type FindNextUp, parseStart, withCookies, withNextUp } from "./play-route.server";
import { moveDateIn, parseMoves } from "./posted-moves.server";
import { playAddress } from "./rules/play-address";
import type { PlayReply } from "./rules/playing";
import type { ServerGame } from "./rules/server-game.server";
import { playProblems } from "./screen/play-texts";

type Find = (slug: string) => ServerGame | null;

/** The JSON address for moves: the same rules as the page's own action. */
export const movesAction =
  (find: Find, nextUp?: FindNextUp) =>
  async ({ request, context, params }: ActionFunctionArgs) => {
    const game = gameAt(find, params.slug);
    const form = await readForm(request);
    if (form.get("intent") === "start") {
      const started = startPlay(request, context, game, parseStart(game, form));
      return reply(await withNextUp(started, nextUp, request, context));
    }
    const moves = parseMoves(game, form);
    if (!moves) return refusal(playProblems.unknownForm);
    const attemptId = String(form.get("attempt"));
    const post = { attemptId, date: moveDateIn(form), moves, player: playerIn(form) };
    const made = makeMoves(request, context, game, post);
    return reply(await answering(made, request, context, game));
  };

/**
 * The loader data of the title's page, for client-side navigation: the title's cookie is not sent to the address of
 * the page's own data. There is nothing else to GET here.
 */
export const movesLoader =
  (find: Find, nextUp?: FindNextUp) =>
  async ({ request, context, params }: LoaderFunctionArgs) => {
    const game = gameAt(find, params.slug);
    if (!request.headers.get("Accept")?.startsWith("application/json")) {
      return redirect(playAddress(game.rules.slug));
    }
    const search = new URL(request.url).searchParams;
    const shown = { date: search.get("date"), isFriendly: search.has("friendly") };
    const current = withAnswers(currentPlay(request, context, game, shown), game);
    const outcome = await withNextUp(current, nextUp, request, context);
    const { playing, offer, problem, setCookies } = outcome;
    return json({ playing, offer, problem }, 200, setCookies);
  };

function gameAt(find: Find, slug = ""): ServerGame {
  const game = find(slug);
  if (!game) throw new Response(null, { status: 404, statusText: "Not Found" });
  return game;
}

/** The moves' owner: an account's id, null for a visitor's empty field; undefined if the post has none. */
function playerIn(form: FormData): string | null | undefined {
  const player = form.get("player");
  return player === null ? undefined : String(player) || null;
}

/** On an outage the response has no JSON that a script could mistake for a reply: it retries. */
function reply({ playing, problem, reason, setCookies }: PlayOutcome): Response {
  if (reason === "unavailable") return new Response(problem, { status: 503, headers: retryAfter });
  if (reason === "not-yours") {
    return answer({ status: "not-yours", message: problem ?? "", playing: null }, 200);
  }
  if (problem !== null || !playing) {
    return refusal(problem ?? playProblems.unknownForm, playing, setCookies);
  }
  return answer({ status: "playing", playing }, 200, setCookies);
}

function refusal(
  message: string,
  playing: PlayReply["playing"] = null,
  setCookies: readonly string[] = [],
) {
  return answer({ status: "refused", message, playing }, playing ? 200 : 400, setCookies);
}

const answer: (body: PlayReply, status: number, setCookies?: readonly string[]) => Response = json;

function json(body: unknown, status: number, setCookies: readonly string[] = []): Response {
  const headers = withCookies(setCookies);
  headers.set("Cache-Control", "no-store");
  return Response.json(body, { status, headers });
}
