import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { playLoader } from "~/play/play-route.server";
import { QUERY } from "./address";
import { searchNames } from "./names.server";

const MAX_QUERY = 64;

/** A search by form or script; null for an address without one. */
export function searchIn(request: Request) {
  const query = new URL(request.url).searchParams.get(QUERY)?.slice(0, MAX_QUERY);
  return query ? searchNames(query) : null;
}

/** Adds to the page of an attempt the names that it was asked for. */
export const careerLoader =
  (load: ReturnType<typeof playLoader>) => async (args: LoaderFunctionArgs) => {
    const { data: loaded, init } = await load(args);
    const found = loaded.playing && searchIn(args.request);
    return data({ ...loaded, found }, init ?? undefined);
  };
