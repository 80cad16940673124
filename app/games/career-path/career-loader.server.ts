import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { playLoader } from "~/play/play-route.server";
import { lastMoveAt } from "~/play/rules/attempt";
import type { Offer, Playing } from "~/play/rules/playing";
import { wholeNumber } from "~/play/rules/whole-number";
import { CAREER, QUERY } from "./address";
import type { CareerState } from "./career";
import { searchNames } from "./names.server";
import { careerPath } from "./rules";

const MAX_QUERY = 64;

/** A search by form or script; null for an address without one. */
export function searchIn(request: Request) {
  const query = new URL(request.url).searchParams.get(QUERY)?.slice(0, MAX_QUERY);
  return query ? searchNames(query) : null;
}

/** Adds to the page of an attempt the names that it was asked for, and leaves out what no page shows. */
export const careerLoader =
  (load: ReturnType<typeof playLoader>) => async (args: LoaderFunctionArgs) => {
    const { data: loaded, init } = await load(args);
    if (!loaded.playing) return data(withLinked(loaded, args.request), init ?? undefined);
    const playing = leanPlaying(loaded.playing, args.request);
    return data({ ...loaded, playing, found: searchIn(args.request) }, init ?? undefined);
  };

/** Lets the start screen kick off at the career that its address asks for. */
function withLinked<Page extends { offer: Offer | null }>(page: Page, request: Request): Page {
  const value = new URL(request.url).searchParams.get(CAREER);
  if (!page.offer || !value) return page;
  return { ...page, offer: { ...page.offer, linked: { name: CAREER, value } } };
}

/**
 * An attempt in fewer bytes: with the career of the last move alone, for the state says the others, and at the end without the clubs of
 * the careers that are not in hand. Such a page is HTML alone, so another career is another page.
 */
function leanPlaying(playing: Playing, request: Request): Playing {
  const { attempt } = playing;
  const career = String(attempt.moves.at(-1)?.move ?? "").charAt(0);
  const anyMove = { move: career, at: lastMoveAt(attempt) };
  const moves = attempt.moves.map(() => anyMove);
  const state = playing.state as CareerState;
  const inHand = (wholeNumber(new URL(request.url).searchParams.get(CAREER)) ?? 0) - 1;
  const lines = careerPath.verdict(state)
    ? state.lines.map((line, place) => (place === inHand ? line : { ...line, stations: "" }))
    : state.lines;
  return { ...playing, attempt: { ...attempt, moves }, state: { ...state, lines } };
}
