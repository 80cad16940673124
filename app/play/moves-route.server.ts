import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/platform/http/read-form.server";
import { retryAfter } from "~/platform/http/retry-after";
import { currentPlay, makeMoves, type PlayOutcome, startPlay } from "./play.server";
import { playAddress } from "./play-address";
import { dateIn, startWish, withCookies } from "./play-route.server";
import { playProblems } from "./play-texts";
import type { PlayReply } from "./playing";
import { parseMoves } from "./posted-moves.server";
import type { ServerGame } from "./server-game.server";

type Find = (slug: string) => ServerGame | null;

/** The address where a script plays: the same rules as a page's own action, answered as JSON. */
export const movesAction =
  (find: Find) =>
  async ({ request, context, params }: ActionFunctionArgs) => {
    const game = gameAt(find, params.slug);
    const form = await readForm(request);
    if (form.get("intent") === "start") {
      return reply(await startPlay(request, context, game, startWish(game, form)));
    }
    const moves = parseMoves(game, form);
    if (!moves) return refusal(playProblems.unknownForm);
    const attemptId = String(form.get("attempt"));
    const post = { attemptId, date: dateIn(form), moves, player: playerIn(form) };
    return reply(await makeMoves(request, context, game, post));
  };

/**
 * What the title's page shows, for a script that goes to it without a new document: the address of the page's own data is no
 * path of the title's cookie. Nothing else is to be seen here.
 */
export const movesLoader =
  (find: Find) =>
  async ({ request, context, params }: LoaderFunctionArgs) => {
    const game = gameAt(find, params.slug);
    if (!request.headers.get("Accept")?.startsWith("application/json")) {
      return redirect(playAddress(game.rules.slug));
    }
    const search = new URL(request.url).searchParams;
    const shown = { date: search.get("date"), isFriendly: search.has("friendly") };
    const outcome = await currentPlay(request, context, game, shown);
    const { playing, offer, problem, setCookies } = outcome;
    return json({ playing, offer, problem }, 200, setCookies);
  };

function gameAt(find: Find, slug = ""): ServerGame {
  const game = find(slug);
  if (!game) throw new Response(null, { status: 404, statusText: "Not Found" });
  return game;
}

/** Whose moves they are: an account's, a visitor's where the field is empty; undefined where the post does not say. */
function playerIn(form: FormData): string | null | undefined {
  const player = form.get("player");
  return player === null ? undefined : String(player) || null;
}

/** Where we are out of reach, a script gets nothing that it could take for an answer: it tries again. */
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
