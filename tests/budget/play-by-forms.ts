import type { APIRequestContext } from "@playwright/test";
import type { PlayableSlug } from "../../app/playable";
import { readable } from "../server/ask";

/** Long enough after a kick-off for any title's moves: a result that was too quick says so. */
const ENOUGH_MS = 60_000;

/** The header by which it is another time for a request; none for the present. */
export const hooksAt = (now: string | undefined): Record<string, string> =>
  now ? { "x-test-hooks": JSON.stringify({ now }) } : {};

/**
 * Starts a title and makes moves by forms, each the fields of one.
 *
 * @param movesFor the moves, for the page of the attempt that has begun
 * @param startedAt the time of the start; by default the present
 */
export const playByForms =
  (
    slug: PlayableSlug,
    movesFor: (html: string) => readonly Record<string, string>[],
    startedAt?: string,
  ) =>
  async (request: APIRequestContext) => {
    const path = `/play/${slug}`;
    const start = { form: { intent: "start" }, headers: hooksAt(startedAt) };
    const html = await (await request.post(path, start)).text();
    const attempt = /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const began = startedAt ? Date.parse(startedAt) : Date.now();
    const headers = hooksAt(new Date(began + ENOUGH_MS).toISOString());
    for (const [index, move] of movesFor(readable(html)).entries()) {
      await request.post(path, { headers, form: { intent: "move", attempt, index, ...move } });
    }
  };
