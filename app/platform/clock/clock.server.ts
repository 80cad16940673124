import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";

/** The time at which a request counts, in milliseconds since the epoch. */
export function nowFor(request: Request): number {
  const { now } = testHooksOf(request);
  return now ? Date.parse(now) : Date.now();
}
