import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { todayOf } from "~/play/attempt-store-for.server";
import type { playLoader } from "~/play/play-route.server";
import { QUERY } from "./address";
import type { CareerData } from "./career-data";
import { searchNames } from "./names.server";

const MAX_QUERY = 64;

/** A search by form or script; null for an address without one. */
export function searchIn(request: Request) {
  const query = new URL(request.url).searchParams.get(QUERY)?.slice(0, MAX_QUERY);
  return query ? searchNames(query) : null;
}

/** Adds to the page of an attempt what its board needs of the request: the names searched for, and today. */
export const careerLoader =
  (load: ReturnType<typeof playLoader>) => async (args: LoaderFunctionArgs) => {
    const loaded = await load(args);
    const own: CareerData = loaded.data.playing
      ? { found: searchIn(args.request), today: todayOf(args.request) }
      : {};
    return data({ ...loaded.data, ...own }, loaded.init ?? undefined);
  };
