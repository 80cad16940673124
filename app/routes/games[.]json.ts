import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageCacheControl } from "~/platform/page-cache/cache-control";
import { parseGameQuery } from "~/site/catalogue/game-query";
import { pageFor } from "~/site/catalogue/list-view.server";

/** One page of the game list alone, for a script that has the pages before it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const outcome = await pageFor(request, parseGameQuery(new URL(request.url).searchParams));
  const isWhole = outcome.status === "ready";
  const keep = pageCacheControl({ status: 200, isPersonal: false, declared: null, isWhole });
  return Response.json(outcome, { headers: { "Cache-Control": keep } });
}
