import { expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { FINISHES, finishKey } from "~/play/player/finishes.server";
import { TALLY_KEY } from "~/play/rules/crowd";
import type { GameBrowser } from "./game-browser";
import { editionOf, finish } from "./game-steps";
import type { TitleUnderTest } from "./title-contract";

/** The most keys of a title that one finish counts. */
const MAX_TALLY = 20;

/**
 * The contract of what is counted of a title for everybody to see.
 *
 * @param open a browser of its own, on a day of the tests
 */
export function countsForAll(
  title: TitleUnderTest,
  open: () => GameBrowser,
  store: () => DocumentStore,
): void {
  const { slug } = title.game.rules;

  async function choicesOf(end: "win" | "loss"): Promise<string[]> {
    const browser = open();
    const { attempt } = await finish(title, browser, end);
    const written = await store().get(FINISHES, finishKey(slug, attempt.date, attempt.id));
    return String(written?.choices).split(" ");
  }

  it("counts keys of a win and of a loss that are few, each once, and no answer", async () => {
    const [win, loss] = [await choicesOf("win"), await choicesOf("loss")];
    const secrets = title.secrets(editionOf(title, await open().start()));
    for (const keys of [win, loss]) {
      for (const key of keys) expect(key).toMatch(TALLY_KEY);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeLessThanOrEqual(MAX_TALLY);
      const told = secrets.filter((secret) => secret.length > 3 && keys.join(" ").includes(secret));
      expect(told).toEqual([]);
    }
    expect(win).not.toEqual(loss);
  });

  it("counts nothing of a voided record", async () => {
    const edition = editionOf(title, await open().start());
    const voided = title.game.edition(edition.number, title.records(edition));
    if (!voided) throw new Error("The edition is gone.");
    const { rules, tally } = title.game;
    const moves = title.loss(edition).map((move, index) => ({ move, at: index * 60_000 }));
    expect(tally(rules.play(voided.puzzle, voided.answer, moves, []), voided.puzzle)).toEqual([]);
  });
}
