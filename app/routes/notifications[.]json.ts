import type { LoaderFunctionArgs } from "@remix-run/node";
import { noticesFor } from "~/community/reader-notices.server";
import { freshUser } from "~/people/account/fresh-user.server";

/** The reader's notifications alone, for the panel under the bell: 401 for a visitor, 503 if they can't be loaded. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await freshUser(request, context);
  const source = user && (await noticesFor(request, user));
  const headers = { "Cache-Control": "private, no-store" };
  if (source?.status === "ready") return Response.json(source.items, { headers });
  return new Response(null, { status: source ? 503 : 401, headers });
}
