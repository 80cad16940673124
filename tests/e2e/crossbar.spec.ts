import grids from "../../app/games/crossbar/grids.json" with { type: "json" };
import { holdScripts } from "../fixtures/hold-requests";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import { pressKickOff, pressUntil, startTitle, type Visit } from "./play-steps";
import { allArrived } from "./quiz-steps";

test.use(sharedPage);

type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];

const path = "/play/crossbar";
const firstDay = "2026-11-22T10:00:00+02:00";
const words = Object.fromEntries((grids[0]?.words ?? []).map(({ at, word }) => [at, word]));
const firstAcross = words["1a"] ?? "";

const allChecks = (page: Page) => page.getByText("A check costs");

const kickOff = (page: Page, visit: Visit) => startTitle(page, visit, path, allChecks(page));

/** Types a word across with or without script, and leaves the others empty. */
async function typeAcross(page: Page, number: number, word: string) {
  await page
    .getByLabel(new RegExp(`^${number} across`))
    .first()
    .focus();
  await page.keyboard.type(word);
}

const check = (page: Page) => page.getByRole("button", { name: "Check" }).click();

/** The letters on the board, row by row, with a dot for each empty square. */
const letters = (page: Page) =>
  page.locator(".crossbar-square").evaluateAll((squares) =>
    squares
      .map((square) => (square instanceof HTMLInputElement ? square.value : square.textContent))
      .map((letter) => letter?.toLowerCase() || ".")
      .join(""),
  );

/** The square in hand. */
const inHand = (page: Page) => page.locator("input.crossbar-square:focus");

test.beforeEach(({ testHooks }) => testHooks({ now: firstDay }));

test("the answers are shown to who asks, and the rest of the grid is what was found", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await typeAcross(page, 1, firstAcross);
  await check(page);
  await expect(page.getByText("All right so far. 9 checks left.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show me the answers" })).toBeHidden();
  await page.locator("summary:visible").click();
  await page.getByRole("button", { name: "Show me the answers" }).click();
  await expect(page.locator(".play-end .score")).toHaveText("1/6");
  expect((await letters(page)).slice(0, 5)).toBe(firstAcross);
  expect(await letters(page)).toMatch(/^[a-z]{21}$/);
  await expect(page.locator(".crossbar-cell.is-right")).toHaveCount(5);
  await expect(page.locator(".crossbar-cell.is-missed")).toHaveCount(16);
  const report = page.getByRole("region", { name: "Match report" }).getByRole("listitem");
  await expect(report).toHaveCount(6);
  await expect(report.first()).toContainText(`Clean`);
  await expect(report.nth(1)).toContainText("Shown");
  await expect(page.getByText("Report a clue")).toBeVisible();
});

for (const [name, isTimed] of [
  ["is told at the end", true],
  ["is kept to oneself where that was chosen", false],
] as const) {
  test(`the time ${name}`, async ({ page, visit, testHooks, hasScript }) => {
    await visit(path);
    if (!isTimed) await page.getByLabel("Keep the time to yourself").check();
    await pressKickOff(page, allChecks(page));
    await expect(page.getByRole("timer", { name: "Time played" })).toHaveCount(isTimed ? 1 : 0);
    await testHooks({ now: "2026-11-22T10:01:42+02:00" });
    await typeAcross(page, 1, firstAcross);
    await check(page);
    await expect(page.getByText("9 checks left.")).toBeVisible();
    await page.locator("summary:visible").click();
    await page.getByRole("button", { name: "Show me the answers" }).click();
    const end = page.getByRole("region", { name: "Full time" });
    await expect(end).toBeVisible();
    await expect(end.getByText(/The whistle went after \d:\d\d\./)).toHaveCount(isTimed ? 1 : 0);
    await expect(page.getByRole("timer", { name: "Time played" })).toHaveCount(isTimed ? 1 : 0);
    if (hasScript) await allArrived(page);
    await visit(path);
    await expect(end.getByText(/The whistle went after \d:\d\d\./)).toHaveCount(isTimed ? 1 : 0);
  });
}

test.describe("without script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, "This is about the fields.");

  test("letters that are right are shown beside the words that they are in", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    await typeAcross(page, 1, firstAcross);
    await check(page);
    await expect(page.getByLabel(/^1 across/)).toHaveCount(0);
    const entry = page.locator(".crossbar-entry", { has: page.getByLabel(/^2 down/) });
    await expect(entry.locator(".crossbar-known")).toContainText(
      `Known: ${firstAcross[2]} blank blank blank blank`,
    );
  });

  test("letters that clash cost nothing, are named, and stay typed", async ({
    page,
    visit,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/400/);
    await kickOff(page, visit);
    await page.getByLabel(/^1 across/).fill("pitch");
    await page.getByLabel(/^1 down/).fill("bench");
    const [reply] = await Promise.all([page.waitForResponse(/play\/crossbar/), check(page)]);
    expect(reply.status()).toBe(400);
    await expect(page.getByRole("alert")).toHaveText(
      "1 across and 1 down don't agree on the letter where they cross.",
    );
    for (const [label, word] of [
      [/^1 across/, "pitch"],
      [/^1 down/, "bench"],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(word);
      await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(page.getByLabel(/^4 across/)).not.toHaveAttribute("aria-invalid");
    await page.goto(path);
    await expect(allChecks(page)).toBeVisible();
  });
});

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "This is about typing.");

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

  test("nothing on a phone has to be scrolled to while typing", async ({ page, visit }) => {
    await kickOff(page, visit);
    await inHand(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
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

  test("letters that are not checked yet are there after a reload, and gone at the end", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    await inHand(page).waitFor();
    await page.keyboard.type("tea");
    await page.reload();
    await hydrated(page);
    await expect.poll(() => letters(page)).toBe("tea..................");
    await page.locator("summary:visible").click();
    await page.getByRole("button", { name: "Show me the answers" }).click();
    await expect(page.locator(".play-end .score")).toHaveText("0/6");
    const stored = () => page.evaluate(() => localStorage.getItem("letters:crossbar"));
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
    await expect(page.locator(".crossbar")).toHaveAttribute("data-lost", "4");
    const refusal = page.getByRole("alert").filter({ hasText: /^Nothing new to check/ });
    await pressUntil(refusal, () => page.keyboard.press("Enter"));
    await page.keyboard.type("y");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText("5 letters wrong. 9 checks left.")).toBeVisible();
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
});
