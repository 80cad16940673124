import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameAt } from "~/games/registry.server";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { titles } from "../contract/titles";
import { type RunningServer, startServer } from "../fixtures/server";
import { readable, testHooks } from "./ask";
import { Fan } from "./fan";

const TODAY = "2026-11-25";
const thatDay = testHooks({ now: `${TODAY}T12:00:00Z` });
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

const playable = titles.filter(({ game: { rules } }) => gameAt(rules.slug) !== null);

describe.each(playable)("$game.rules.slug", ({ game, secrets, earned }) => {
  it("has no record's id, answer or explanation in page, data or reply at its kick-off", async () => {
    const edition = game.edition(editionNumberOn(game.schedule, TODAY));
    if (!edition) throw new Error("The day has no edition.");
    const shown = earned?.(edition, 0) ?? [];
    // A short word stands somewhere in every page.
    const told = secrets(edition).filter((one) => one.length > 8 && !shown.includes(one));
    expect(told.length).toBeGreaterThan(0);
    const path = `/play/${game.rules.slug}`;
    const fan = new Fan(server.address);
    const started = await fan.post(`${path}/moves`, { intent: "start" }, thatDay);
    const json = { ...thatDay, Accept: "application/json" };
    const replies = [
      started,
      await fan.see(path, thatDay),
      await fan.see(`${path}.data`, thatDay),
      await fan.see(`${path}/moves`, json),
    ];
    for (const { status, text } of replies) {
      expect(status).toBe(200);
      const page = readable(text);
      expect(told.filter((secret) => text.includes(secret) || page.includes(secret))).toEqual([]);
    }
  });
});
