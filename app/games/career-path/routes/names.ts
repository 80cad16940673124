import type { LoaderFunctionArgs } from "@remix-run/node";
import { searchIn } from "../career-loader.server";

const MAX_AGE_S = 60 * 60;

/** The names that a search offers, for the live list. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  Response.json(searchIn(request), {
    headers: { "Cache-Control": `public, max-age=${MAX_AGE_S}` },
  });
