import { holdScripts } from "../fixtures/hold-requests";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import {
  firstAcross,
  firstDay,
  inHand,
  kickOff,
  letters,
  path,
  typeAcross,
  words,
} from "./crossbar-steps";
import { pressUntil } from "./play-steps";

test.use(sharedPage);

test.beforeEach(({ testHooks }) => testHooks({ now: firstDay }));

test("the last right letter is the end, and a wrong one says that a check shows it", async ({
  page,
  visit,
  testHooks,
}) => {
  await kickOff(page, visit);
  const all = ["1a", "4a", "5a"].map((at) => words[at] ?? "");
  await testHooks({ now: "2026-11-22T10:01:42+02:00" });
  for (const [index, number] of [1, 4, 5].entries()) {
    await typeAcross(page, number, all[index] ?? "");
  }
  for (const number of [1, 2, 3]) {
    const word = words[`${number}d`] ?? "";
    await page.getByLabel(`${number} down, letter 2`).fill(word[1] ?? "");
    await page.getByLabel(`${number} down, letter 4`).fill(number === 3 ? "z" : (word[3] ?? ""));
  }
  await expect(page.getByText("Full. Check, or look for a slip.")).toBeVisible();
  await expect(page.locator(".play-end")).toHaveCount(0);
  await page.getByLabel("3 down, letter 4").fill(words["3d"]?.[3] ?? "");
  await expect(page.locator(".play-end .score")).toHaveText(/^\d:\d\d★{6}$/);
  await expect(page.getByRole("img", { name: "6 of 6 words without help" })).toBeVisible();
});

for (const way of ["whole", "without the letters that it has"]) {
  test(`a half-filled word is typed ${way}, and no letter of it is lost`, async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    for (const [at, number] of [
      ["1a", 1],
      ["4a", 4],
      ["5a", 5],
    ] as const) {
      await typeAcross(page, number, words[at] ?? "");
    }
    const clue = page.locator(".crossbar-now:visible");
    const down = words["1d"] ?? "";
    await expect(clue).toContainText("1 down");
    await page.keyboard.type(way === "whole" ? down : `${down[1]}${down[3]}`);
    await expect(clue).toContainText("2 down");
    expect(await letters(page)).toBe(
      `${firstAcross}${down[1]}..${words["4a"]}${down[3]}..${words["5a"]}`,
    );
  });
}

test("the board goes down to a phone's foot, and nothing has to be scrolled to while typing", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await inHand(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
  const bottom = await page
    .locator(".crossbar")
    .evaluate((at) => at.getBoundingClientRect().bottom);
  expect(bottom).toBe(740);
  await expect(page.getByRole("button", { name: "All clues" })).toBeInViewport({ ratio: 1 });
});

test("letters go on along the word, and keys lead through the grid", async ({ page, visit }) => {
  await kickOff(page, visit);
  await page.keyboard.type("a");
  await expect(inHand(page)).toHaveAccessibleName("1 across, letter 2");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(inHand(page)).toHaveAccessibleName("1 down, letter 2");
  await page.keyboard.type("bc");
  await expect(inHand(page)).toHaveAccessibleName("1 down, letter 4");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await page.keyboard.type("d");
  await expect(inHand(page)).toHaveAccessibleName("4 across, letter 2");
  expect(await letters(page)).toBe("a....b..d............");
  await page.keyboard.press("Backspace");
  expect(await letters(page)).toBe("a....b...............");
  await page.keyboard.press("Tab");
  await expect(inHand(page)).toHaveAccessibleName("5 across, letter 1; 1 down, letter 5");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
  await expect(inHand(page)).toHaveAccessibleName("1 across, letter 5; 3 down, letter 1");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Previous clue" })).toBeFocused();
});

test("a square pressed twice, or its clue, changes the direction", async ({ page, visit }) => {
  await kickOff(page, visit);
  const clue = page.locator(".crossbar-now:visible");
  await expect(clue).toContainText("1 across");
  const corner = page.getByLabel("1 across, letter 5; 3 down, letter 1");
  await corner.click();
  await expect(clue).toContainText("1 across");
  await corner.click();
  await expect(clue).toContainText("3 down");
  await clue.click();
  await expect(clue).toContainText("1 across");
  await page.getByRole("button", { name: "Next clue" }).click();
  await expect(clue).toContainText("4 across");
  await page.getByRole("button", { name: "All clues" }).click();
  const down = page.getByRole("region", { name: "Down" });
  await down.getByRole("button").nth(1).click();
  await expect(down).toBeHidden();
  await expect(clue).toContainText("2 down");
  // A finger beside the clues closes them, and reaches no square below.
  await page.getByRole("button", { name: "All clues" }).tap();
  await page.touchscreen.tap(180, 150);
  await expect(down).toBeHidden();
  await expect(clue).toContainText("2 down");
});

test("fingers type on the screen's keys, and a phone's own keyboard in the square", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  for (const letter of "TEA") {
    await page.getByRole("button", { name: letter, exact: true }).click();
  }
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByLabel("1 across, letter 4").fill("k");
  expect(await letters(page)).toBe("te.k.................");
});

test("letters that are not checked yet are there after a reload and another day's grid, and gone at the end", async ({
  page,
  visit,
  testHooks,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("letters:crossbar"));
  const giveUp = async () => {
    await page.locator("summary:visible").click();
    await page.getByRole("button", { name: "Show me the answers" }).click();
    await expect(page.locator(".play-end .score")).toHaveText("0/6");
  };
  await kickOff(page, visit);
  await inHand(page).waitFor();
  await page.keyboard.type("tea");
  await expect.poll(stored).toContain("tea");
  await testHooks({ now: "2026-11-23T10:00:00+02:00" });
  await visit(path);
  await expect.poll(() => letters(page)).toBe("tea..................");
  await page.getByRole("button", { name: "Start today's grid" }).click();
  await expect.poll(() => letters(page)).toBe(".".repeat(21));
  // What is typed while the grid begins may be too early.
  await page.reload();
  await hydrated(page);
  await page.keyboard.type("eiv");
  await expect.poll(stored).toContain("eiv");
  await page.goto(`${path}?date=2026-11-22`);
  await hydrated(page);
  await expect.poll(() => letters(page)).toBe("tea..................");
  await expect(inHand(page)).toHaveAccessibleName("1 across, letter 4");
  await page.keyboard.type("m");
  await page.reload();
  await hydrated(page);
  await expect.poll(() => letters(page)).toBe("team.................");
  await giveUp();
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => letters(page)).toBe("eiv..................");
  await giveUp();
  await expect.poll(stored).toBeNull();
});

test("a check of nothing new is refused, and says so until the next letter", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await inHand(page).waitFor();
  await page.keyboard.type("zzzzz");
  await page.keyboard.press("Enter");
  await expect(page.getByText("5 letters wrong. 9 checks left.")).toBeVisible();
  await expect(page.locator(".crossbar-cell.is-wrong input")).toHaveCount(5);
  await expect(inHand(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".crossbar-left")).toHaveText("1a☆ 4a★ 5a★ 1d☆ 2d☆ 3d☆");
  const refusal = page.getByRole("alert").filter({ hasText: /^Nothing new to check/ });
  await pressUntil(refusal, () => page.keyboard.press("Enter"));
  await page.keyboard.type("y");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("5 letters wrong. 9 checks left.")).toBeVisible();
});

test("what a check has found wrong is said until it is mended", async ({ page, visit }) => {
  await kickOff(page, visit);
  await inHand(page).waitFor();
  await page.keyboard.type("z");
  await page.keyboard.press("Enter");
  const said = page.getByText("1 letter wrong. 9 checks left.");
  await expect(said).toBeVisible();
  await expect(inHand(page)).toHaveAccessibleName(/^1 across, letter 1/);
  await page.keyboard.type(firstAcross.charAt(0));
  await expect(said).toBeHidden();
});

test("the bar is as high for every clue", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await kickOff(page, visit);
  const clue = page.locator(".crossbar-now:visible");
  const heights = new Set<number | undefined>();
  for (const name of ["1 across", "4 across", "5 across", "1 down", "2 down", "3 down"]) {
    await expect(clue).toContainText(name);
    heights.add((await page.locator(".crossbar-bar").boundingBox())?.height);
    await page.getByRole("button", { name: "Next clue" }).click();
  }
  expect(heights.size).toBe(1);
});

test("what is typed into the fields before the script comes is on the board after it", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByLabel(/^1 across/).fill("tea");
  await page.getByLabel(/^3 down/).fill("...k");
  release();
  await hydrated(page);
  await expect.poll(() => letters(page)).toBe("tea............k.....");
});
