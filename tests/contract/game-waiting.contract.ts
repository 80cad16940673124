import { expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";
import { daysInto } from "~/play/editions/schedule.server";
import { playerDays } from "~/play/player/player-days.server";
import { readPlayedDays } from "~/play/player/recorded.server";
import type { Playing } from "~/play/rules/playing";
import { storedTitle } from "~/play/rules/title-rules.server";
import type { GameBrowser } from "./game-browser";
import { editionOf, playerIdOf, playingIn } from "./game-steps";
import type { TitleUnderTest } from "./title-contract";

/** What lists tell of a title that is running, by a player's days alone. */
export function tellsWhatWaits(
  title: TitleUnderTest,
  open: () => GameBrowser,
  store: () => DocumentStore,
): void {
  const { game } = title;
  const stored = storedTitle(game);

  /** What lists tell on each day of the edition, as the player's days have it, and as the attempt does. */
  async function told(browser: GameBrowser, { attempt }: Playing) {
    const dates = Array.from({ length: 7 }, (_, day) => daysBefore(attempt.date, -day));
    const days = dates.map(async (date) => {
      const hooks = JSON.stringify({ now: `${date}T10:00:00Z` });
      const Cookie = browser.cookie("kb_player");
      const headers = { "x-test-hooks": hooks, "x-player": browser.player ?? "", Cookie };
      const request = new Request("http://localhost/", { headers });
      const { current } = await playerDays(request, {}, [stored], [game.rules.slug]);
      return { waits: current[0]?.waits, rests: current[0]?.rests };
    });
    const own = dates.map((date) =>
      stored.waitsIn(attempt)(daysInto(game.schedule, attempt.date, date)),
    );
    return { days: await Promise.all(days), own };
  }

  const latest = async (browser: GameBrowser) =>
    (await readPlayedDays(store(), playerIdOf(browser))).latest.get(game.rules.slug);

  it("tells in the player's days after each move what its attempt does, and nothing at the end", async () => {
    const browser = open();
    let playing = await browser.start();
    for (const move of title.loss(editionOf(title, playing))) {
      const { days, own } = await told(browser, playing);
      expect(days).toEqual(own);
      expect((await latest(browser))?.log).toBeDefined();
      playing = playingIn((await browser.moves(playing, [move])).reply);
    }
    expect(await latest(browser)).not.toHaveProperty("log");
    expect((await told(browser, playing)).days[0]).toEqual({});
  });

  it("tells it by its attempt where the days are older than that", async () => {
    const browser = open();
    const started = await browser.start();
    const key = playerIdOf(browser);
    const { log: _, ...older } = (await latest(browser)) ?? {};
    const days = { ...(await store().get("dates", key)), latest: { [game.rules.slug]: older } };
    await store().set("dates", key, days as DocumentData);
    const [move] = title.loss(editionOf(title, started));
    const { reply } = await browser.moves(started, [move]);
    const { days: shown, own } = await told(browser, playingIn(reply));
    expect(shown).toEqual(own);
  });
}
