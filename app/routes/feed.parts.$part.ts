import type { LoaderFunctionArgs } from "@remix-run/node";
import { communityPosts } from "~/site/community/feed/posts.server";
import { localMatches } from "~/site/community/matches/matches.server";

/** One part of the feed by itself, for the script that loads it again. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const part = await partOf(params.part, request);
  if (!part) throw new Response(null, { status: 404, statusText: "Not Found" });
  return Response.json(part, { headers: { "Cache-Control": "no-store" } });
}

function partOf(name: string | undefined, request: Request) {
  if (name === "posts") return communityPosts(request);
  return name === "highlights" ? localMatches(request) : null;
}
