import type { APIRequestContext } from "@playwright/test";
import type { PlayableSlug } from "../../app/playable";
import { readable } from "../server/ask";

/** Long enough after a kick-off for any title's moves: a result that was too quick says so. */
const ENOUGH_MS = 60_000;

/**
 * Starts a title and makes moves by forms, each the fields of one.
 *
 * @param movesFor the moves, for the page of the attempt that has begun
 */
export const playByForms =
  (slug: PlayableSlug, movesFor: (html: string) => readonly Record<string, string>[]) =>
  async (request: APIRequestContext) => {
    const path = `/play/${slug}`;
    const html = await (await request.post(path, { form: { intent: "start" } })).text();
    const attempt = /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const now = new Date(Date.now() + ENOUGH_MS).toISOString();
    const headers = { "x-test-hooks": JSON.stringify({ now }) };
    for (const [index, move] of movesFor(readable(html)).entries()) {
      await request.post(path, { headers, form: { intent: "move", attempt, index, ...move } });
    }
  };
