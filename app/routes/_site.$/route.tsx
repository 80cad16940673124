import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/shell/page-meta";

export { AbsentPage as ErrorBoundary } from "~/shell/absent-page";

export const meta: MetaFunction = () => pageMeta("Not found", "There is no such page.");

/** No other route knows the address. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
