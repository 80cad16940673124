import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { feedPosts } from "~/community/feed.server";
import { localMatches } from "~/site/matches/matches.server";

/** One part of the feed by itself, for the script that loads it again. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const part = await partOf(params.part, request, context);
  if (!part) throw new Response(null, { status: 404, statusText: "Not Found" });
  return Response.json(part, { headers: { "Cache-Control": "no-store" } });
}

function partOf(name: string | undefined, request: Request, context: AppLoadContext) {
  if (name === "posts") return feedPosts(request, context);
  return name === "highlights" ? localMatches(request) : null;
}
