import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { lastMoveAt } from "~/play/attempt";
import type { playLoader } from "~/play/play-route.server";
import { QUERY } from "./address";
import { searchNames } from "./names.server";

const MAX_QUERY = 64;

/** A search by form or script; null for an address without one. */
export function searchIn(request: Request) {
  const query = new URL(request.url).searchParams.get(QUERY)?.slice(0, MAX_QUERY);
  return query ? searchNames(query) : null;
}

/**
 * Adds to the page of an attempt the names that it was asked for, and leaves out what its moves were: the state says
 * that, and a week of them is a tenth of the page.
 */
export const careerLoader =
  (load: ReturnType<typeof playLoader>) => async (args: LoaderFunctionArgs) => {
    const { data: loaded, init } = await load(args);
    const { playing } = loaded;
    if (!playing) return data(loaded, init ?? undefined);
    const { attempt } = playing;
    const anyMove = { move: "", at: lastMoveAt(attempt) };
    const moves = attempt.moves.map(() => anyMove);
    const shown = { ...playing, attempt: { ...attempt, moves } };
    return data({ ...loaded, playing: shown, found: searchIn(args.request) }, init ?? undefined);
  };
