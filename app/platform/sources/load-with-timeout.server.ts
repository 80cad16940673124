import { setTimeout as pause } from "node:timers/promises";
import { TimeoutError, timeout } from "remix-utils/promise";
import { logger } from "~/platform/logging/logger.server";
import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";
import type { LoadResult } from "./load-result";

const TIMEOUT_MS = 1500;

/** A failure that a test hook asks for; it is not logged. */
class SimulatedFailure extends Error {}

/**
 * Loads a list from a source that may be slow, fail or hang; never throws.
 *
 * @param name of the source in test hooks
 * @returns the list; a source without an answer after 1.5 s counts as failed (docs/rules.md#sample-and-real)
 */
export async function loadWithTimeout<Item>(
  request: Request,
  name: string,
  read: () => Promise<Item[]>,
): Promise<LoadResult<Item>> {
  try {
    return await timeout(readWithTestHooks(request, name, read), { ms: TIMEOUT_MS });
  } catch (err) {
    const isExpected = err instanceof SimulatedFailure || err instanceof TimeoutError;
    if (!isExpected) logger().warn({ err, source: name }, "A source failed.");
    return { status: "failed" };
  }
}

/**
 * Loads one thing in the same way; never throws.
 *
 * @returns null if there is none, and where that failed
 */
export async function loadOne<Item>(
  request: Request,
  name: string,
  read: () => Promise<Item | null>,
): Promise<Item | null> {
  const loaded = await loadWithTimeout(request, name, async () => [await read()]);
  return loaded.status === "ready" ? (loaded.items[0] ?? null) : null;
}

async function readWithTestHooks<Item>(
  request: Request,
  name: string,
  read: () => Promise<Item[]>,
): Promise<LoadResult<Item>> {
  const wish = testHooksOf(request).sources?.[name];
  if (wish === "hang") await pause(10 * TIMEOUT_MS, undefined, { ref: false });
  if (wish === "fail") throw new SimulatedFailure(`The source ${name} was asked to fail.`);
  return { status: "ready", items: wish === "empty" ? [] : await read() };
}
