import { setTimeout as pause } from "node:timers/promises";
import { TimeoutError, timeout } from "remix-utils/promise";
import { logger } from "~/platform/logging/logger.server";
import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";
import type { LoadResult } from "./load-result";

const TIMEOUT_MS = 1500;

/** The failure that a test asks for: nobody has to hear of it. */
class AskedToFail extends Error {}

/**
 * Reads a list that may take a while, fail or say nothing at all, and none of that reaches the page as an exception.
 *
 * @param name what tests call it when they make it misbehave
 * @returns the list; a source that has not answered in 1.5 s counts as failed (design, section 1)
 */
export async function loadWithTimeout<Item>(
  request: Request,
  name: string,
  read: () => Promise<Item[]>,
): Promise<LoadResult<Item>> {
  try {
    return await timeout(answer(request, name, read), { ms: TIMEOUT_MS });
  } catch (err) {
    const isExpected = err instanceof AskedToFail || err instanceof TimeoutError;
    if (!isExpected) logger().warn({ err, source: name }, "A source failed.");
    return { status: "failed" };
  }
}

async function answer<Item>(
  request: Request,
  name: string,
  read: () => Promise<Item[]>,
): Promise<LoadResult<Item>> {
  const wish = testHooksOf(request).sources?.[name];
  if (wish === "hang") await pause(10 * TIMEOUT_MS, undefined, { ref: false });
  if (wish === "fail") throw new AskedToFail(`The source ${name} was asked to fail.`);
  return { status: "ready", items: wish === "empty" ? [] : await read() };
}
