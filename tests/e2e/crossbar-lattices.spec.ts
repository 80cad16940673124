import { slotsOf } from "../../app/games/crossbar/grid";
import grids from "../../app/games/crossbar/grids.json" with { type: "json" };
import { lattices } from "../../app/games/crossbar/lattices";
import { lettersOf } from "../../app/games/crossbar/typed-words";
import { expect, test } from "../fixtures/test";
import { startTitle } from "./play-steps";

type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];

const path = "/play/crossbar";

/** A day of each newer lattice, and the number of its grid. */
const days = [
  ["flag", "2026-12-06", 115],
  ["stairs", "2026-12-13", 116],
  ["pinwheel", "2026-12-20", 117],
] as const;

const allChecks = (page: Page) => page.getByText("The last right letter");
const squares = (page: Page) => page.locator(".crossbar-square");
const inHand = (page: Page) => page.locator("input.crossbar-square:focus");

for (const [name, date, number] of days) {
  const words = (grids[number - 1]?.words ?? []).map(({ word }) => word);
  const slots = slotsOf(lattices[name]);
  const letters = lettersOf(lattices[name], words);
  const [first, , , down] = slots;
  if (!first || !down) throw new Error(`The lattice ${name} has no words.`);
  const crossed = down.cells.findIndex((cell) => first.cells.includes(cell));

  test.describe(`a grid in the lattice ${name}`, () => {
    test.beforeEach(({ testHooks }) => testHooks({ now: `${date}T10:00:00+02:00` }));

    test("is solved by its fields, with the letters that cross for hints", async ({
      page,
      visit,
      hasScript,
    }) => {
      test.skip(hasScript, "With script there are no fields.");
      await startTitle(page, visit, path, allChecks(page));
      await expect(squares(page)).toHaveCount(letters.length);
      await page.getByLabel(new RegExp(`^${first.name}`)).fill(words[0] ?? "");
      await page.getByRole("button", { name: "Check" }).click();
      await expect(page.getByText("All right so far. 9 checks left.")).toBeVisible();
      const entry = page.locator(".crossbar-entry", {
        has: page.getByLabel(new RegExp(`^${down.name}`)),
      });
      const hint = Array.from(words[3] ?? "", (letter, at) => (at === crossed ? letter : "blank"));
      await expect(entry.locator(".crossbar-known")).toContainText(`Known: ${hint.join(" ")}`);
      for (const [index, slot] of slots.entries()) {
        if (index > 0) {
          await page.getByLabel(new RegExp(`^${slot.name}`)).fill(words[index] ?? "");
        }
      }
      await page.getByRole("button", { name: "Check" }).click();
      await expect(page.getByRole("img", { name: "6 of 6 words without help" })).toBeVisible();
      await expect(page.locator(".crossbar-cell.is-right")).toHaveCount(letters.length);
      const report = page.getByRole("region", { name: "Match report" }).getByRole("listitem");
      for (const [index, slot] of slots.entries()) {
        await expect(report.nth(index)).toContainText(`${slot.name}:`);
      }
    });

    test("is typed in by keys, on a phone without a scroll, and ends at its last letter", async ({
      page,
      visit,
      hasScript,
    }) => {
      test.skip(!hasScript, "Without script there are fields.");
      await startTitle(page, visit, path, allChecks(page));
      await inHand(page).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
      await expect(page.getByRole("button", { name: "All clues" })).toBeInViewport({ ratio: 1 });
      await expect(squares(page)).toHaveCount(letters.length);
      const clue = page.locator(".crossbar-now:visible");
      await expect(clue).toContainText(first.name);
      // What keys do is there once an arrow has led on.
      await page.keyboard.press("ArrowRight");
      await expect(inHand(page)).toHaveAccessibleName(new RegExp(`^${first.name}, letter 2`));
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.type(words[0] ?? "");
      for (const slot of slots.slice(1)) {
        await expect(clue).toContainText(slot.name);
        await page.keyboard.press("Tab");
      }
      for (const [cell, letter] of Array.from(letters).entries()) {
        await expect(page.locator(".play-end")).toHaveCount(0);
        await squares(page).nth(cell).fill(letter);
      }
      await expect(page.getByRole("img", { name: "6 of 6 words without help" })).toBeVisible();
    });
  });
}
