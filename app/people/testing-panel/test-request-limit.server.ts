import { RateLimiter } from "~/platform/limits/rate-limiter.server";

const TESTS = 30;
const WINDOW_MS = 10 * 60_000;

const limit = new RateLimiter("API tests", { max: TESTS, windowMs: WINDOW_MS });

/**
 * Counts a user's test: without a limit the server could be used to flood others.
 *
 * @throws TooManyRequests
 */
export const countTestRequest = (userId: string): Promise<void> => limit.take(userId);
