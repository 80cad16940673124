import { expect, it } from "vitest";
import { fillTable } from "../fixtures/table-fans";
import { testHooks } from "./ask";
import { storeIn } from "./fan";
import { textOf } from "./markup";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { on, type QuizFan, thatDay, visitor } from "./quiz-fan";

const server = serverForFile();
const stats = "/stats/full-time-quiz";

/** So many fans who have finished the day's quiz, with one right answer up to four. */
async function fansFinish(count: number) {
  const store = storeIn(server.dataDir);
  const fans = Array.from({ length: count }, (_, fan) => {
    const score = 1 + (fan % 4);
    return { userId: `crowd-${count}-${fan}`, name: "", score, outOf: 5, ms: 20_000, points: 100 };
  });
  await fillTable(store, { slug: "full-time-quiz", date: thatDay }, fans);
  await store.close();
}

/** A page at a minute after twelve. */
async function says({ fan }: QuizFan, path: string, minute = 0) {
  const now = testHooks({ now: `${thatDay}T12:0${minute}:00Z` });
  return textOf((await fan.see(path, now)).text).replaceAll("\u00a0", " ");
}

it("shows who has finished an edition how all fans did, on the title's statistics and on home", async () => {
  const [best, last] = [visitor(server.address), visitor(server.address)];
  await fansFinish(40);
  for (const [player, right] of [
    [best, 5],
    [last, 0],
  ] as const) {
    await player.fan.post(`${quiz}/moves`, { intent: "start" }, on(thatDay));
    // Somebody who has not finished it is told nothing of anybody.
    expect(await says(player, stats)).not.toContain("All fans");
    expect(await says(player, "/")).not.toContain("Top ");
    await player.play(right);
  }
  // What was read of the crowd before is a minute old by then.
  const shown = await says(best, stats, 2);
  expect(shown).toMatch(
    /All fansSat 21 NovYou beat \d\d % of \d\d fans, draws count half. Right answers:5\d, with yours4\d\d/,
  );
  expect(await says(best, "/", 2)).toMatch(/Top \d %\. See your result/);
  expect(await says(last, stats, 2)).toMatch(
    /NovYou beat \d % of \d\d fans, draws count half.*0\d, with yours/,
  );
  expect(await says(last, "/", 2)).not.toContain("Top ");
});
