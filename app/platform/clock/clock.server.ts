import { seamOf } from "~/platform/test-hooks/seam.server";

/** The time at which a request counts, in milliseconds since the epoch. */
export function nowFor(request: Request): number {
  const { now } = seamOf(request);
  return now ? Date.parse(now) : Date.now();
}
