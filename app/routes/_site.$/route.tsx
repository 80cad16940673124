import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/shell/page-meta";

export const meta: MetaFunction = () => pageMeta("Not found", "There is no such page.");

/** No other route knows the address; the layout around it says so. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export { loader as action };

export default function NotFound() {
  return null;
}
