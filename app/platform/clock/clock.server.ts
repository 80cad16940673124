import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";

/** The current time of a request, in milliseconds since the epoch; test hooks can override it. */
export function nowFor(request: Request): number {
  const { now } = testHooksOf(request);
  return now ? Date.parse(now) : Date.now();
}
