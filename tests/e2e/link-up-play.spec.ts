import { holdScripts } from "../fixtures/hold-requests";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import { startTitle, type Visit } from "./play-steps";

test.use(sharedPage);

const path = "/play/link-up-play";
/** The first edition. */
const firstDay = "2026-11-22T10:00:00+02:00";
const groups = [
  { name: "On every pitch", words: ["Spot", "Flag", "Arc", "Post"] },
  { name: "In the kit bag", words: ["Boots", "Socks", "Gloves", "Towel"] },
  { name: "Heard around the boxing ring", words: ["Bell", "Jab", "Canvas", "Count"] },
  { name: "A net at the back", words: ["Cabinet", "Planet", "Hornet", "Bonnet"] },
] as const;
const [pitch, bag] = groups;
const threeOfFour = ["Spot", "Flag", "Arc", "Boots"];
const oneOfEach = [0, 1, 2, 3].map((place) => groups.map(({ words }) => words[place] ?? ""));

type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];

const tiles = (page: Page) => page.getByRole("checkbox");
const tile = (page: Page, word: string) => page.getByRole("checkbox", { name: word, exact: true });
const chosen = (page: Page) => page.getByRole("checkbox", { checked: true });
const rows = (page: Page) => page.locator(".link-group");
const order = (page: Page) => page.locator(".link-tile").allTextContents();

async function kickOff(page: Page, visit: Visit) {
  await startTitle(page, visit, path, tiles(page).first());
  await expect(tiles(page)).toHaveCount(16);
}

/** Chooses these words and no others. */
async function choose(page: Page, words: readonly string[]) {
  while ((await chosen(page).count()) > 0) await chosen(page).first().uncheck();
  for (const word of words) await tile(page, word).check();
}

/** It counts with script until four are chosen. */
const submit = (page: Page) =>
  page.getByRole("button", { name: /^(Link them up|Choose |Change a word)/ });

async function link(page: Page, words: readonly string[]) {
  await choose(page, words);
  await submit(page).click();
}

test.beforeEach(async ({ testHooks }) => testHooks({ now: firstDay }));

test("a group is lifted out, a wrong four costs a card and stays chosen, the same four costs nothing", async ({
  page,
  visit,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await kickOff(page, visit);
  await link(page, bag.words);
  await expect(rows(page)).toHaveText([
    /Level 2: easy\s*In the kit bag\s*Boots, Socks, Gloves, Towel$/,
  ]);
  await expect(tiles(page)).toHaveCount(12);
  await expect(page.locator(".link-talk")).toContainText("Three groups to go.");
  await link(page, ["Spot", "Flag", "Arc", "Jab"]);
  await expect(page.locator(".link-talk")).toContainText("Three of four. Yellow card.");
  await expect(page.locator(".link-card.is-shown")).toHaveCount(1);
  await expect(page.getByText("3 mistakes left")).toBeVisible();
  await expect(chosen(page)).toHaveCount(4);
  await expect(tile(page, "Jab")).toBeChecked();
  await expect(submit(page)).toHaveAccessibleName(hasScript ? "Change a word" : "Link them up");
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "You have tried those four. That cost you nothing.",
  );
  await expect(chosen(page)).toHaveCount(4);
  await expect(page.locator(".link-card.is-shown")).toHaveCount(1);
  await tile(page, "Jab").uncheck();
  await tile(page, "Post").check();
  await page.getByRole("button", { name: "Link them up" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("too few and too many are refused, and stay chosen", async ({
  page,
  visit,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await kickOff(page, visit);
  await expect(submit(page)).toHaveAccessibleName(hasScript ? "Choose 4" : "Link them up");
  await link(page, ["Spot", "Flag"]);
  await expect(submit(page)).toHaveAccessibleName(hasScript ? "Choose 2 more" : "Link them up");
  await expect(page.getByRole("alert")).toHaveText("Choose four words. You have two.");
  await expect(chosen(page)).toHaveCount(2);
  await choose(page, pitch.words);
  await tile(page, "Jab").click();
  if (!hasScript) await page.getByRole("button", { name: "Link them up" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    hasScript ? "Four are chosen. Let one go first." : "Choose four words. You have five.",
  );
  await expect(chosen(page)).toHaveCount(hasScript ? 4 : 5);
});

test("shuffles by a link, and stays in that order after a guess and a reload", async ({
  page,
  visit,
  hasScript,
}) => {
  await kickOff(page, visit);
  const before = await order(page);
  if (hasScript) await choose(page, threeOfFour.slice(0, 3));
  await page.getByRole("link", { name: "Shuffle" }).click();
  await expect.poll(() => order(page)).not.toEqual(before);
  const after = await order(page);
  expect(after.toSorted()).toEqual(before.toSorted());
  // What was chosen moves along, which a link alone can't do.
  await expect(chosen(page)).toHaveCount(hasScript ? 3 : 0);
  await link(page, threeOfFour);
  await expect(page.locator(".link-talk")).toContainText("Three of four. Yellow card.");
  expect(await order(page)).toEqual(after);
  await page.reload();
  expect(await order(page)).toEqual(after);
  await page.getByRole("link", { name: "Shuffle" }).click();
  await expect.poll(() => order(page)).not.toEqual(after);
});

test("three groups leave four words that are chosen already", async ({ page, visit }) => {
  await kickOff(page, visit);
  for (const [index, { words }] of groups.slice(0, 3).entries()) {
    await link(page, words);
    await expect(rows(page)).toHaveCount(index + 1);
  }
  await expect(page.locator(".link-talk")).toContainText("Four left. What links them?");
  await expect(chosen(page)).toHaveCount(4);
  await expect(page.getByRole("link", { name: "Shuffle" })).toHaveCount(0);
  await page.getByRole("button", { name: "Link them up" }).click();
  await expect(page.getByRole("heading", { name: "Full time", exact: true })).toBeVisible();
  await expect(page.locator(".play-end .score")).toContainText("4/4");
  // The last group is told on the board: a phone stays there.
  await expect(rows(page).first().getByRole("heading")).toBeInViewport();
  await expect(page.getByText("No card.", { exact: true })).toBeAttached();
  await expect(page.locator(".results-message")).toHaveText(
    "Four links and no card. Frame this one.",
  );
  await expect(rows(page).locator("u")).toHaveText(["net", "net", "net", "net"]);
});

test("the fourth mistake is a red card; the groups are told in order of level, the missed ones marked", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await link(page, bag.words);
  await expect(rows(page)).toHaveCount(1);
  const others = ["Jab", "Bell", "Cabinet", "Planet"];
  for (const [index, word] of others.entries()) {
    await link(page, ["Spot", "Flag", "Arc", word]);
    if (index < 3) await expect(page.locator(".link-card.is-shown")).toHaveCount(index + 1);
  }
  await expect(page.locator(".link-red")).toHaveText("Sent off, 1 of 4");
  await expect(page.locator(".link-red")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".play-end .score")).toContainText("Sent off, 1 of 4");
  await expect(rows(page).locator(".link-level")).toHaveText([
    /Level 1: the easiest\s*Missed/,
    /^Level 2: easy$/,
    /Level 3: hard\s*Missed/,
    /Level 4: the hardest\s*Missed/,
  ]);
  await expect(rows(page).getByRole("heading")).toHaveText(groups.map(({ name }) => name));
  // What was found tells its line in the report.
  await expect(rows(page).locator(".link-told")).toHaveText(Array(3).fill(/\w.*[.?!]$/));
  const report = page.getByRole("region", { name: "Match report" }).getByRole("listitem");
  await expect(report).toHaveText([
    /Linked\s*In the kit bag\s*Socks, Boots, Towel, Gloves\s*It is.*[.?!]$/,
    /Yellow card.*Three of four\./,
    /Yellow card.*Three of four\./,
    /Yellow card.*Three of four\./,
    /Red card.*Three of four\./,
  ]);
  await visit(path);
  await expect(rows(page)).toHaveCount(4);
});

test("tells at the end how the latest boards ended, from the second one on", async ({
  page,
  visit,
  testHooks,
}) => {
  for (const day of [firstDay, "2026-11-24T10:00:00+02:00"]) {
    await testHooks({ now: day });
    await kickOff(page, visit);
    const words = (await order(page)).map((text) => text.trim());
    for (const place of [4, 5, 6, 7]) await link(page, [...words.slice(0, 3), words[place] ?? ""]);
    await expect(page.locator(".play-end .score")).toContainText("Sent off, 0 of 4");
    await expect(page.getByText(/^Won \d of your last/)).toHaveCount(day === firstDay ? 0 : 1);
  }
  await expect(page.locator(".link-form")).toHaveText(/^Won 0 of your last 2\s*LL$/);
});

// The page is the same HTML without script.
test("every word fits with enlarged text, on the board and at the end", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  // A word on its way to its row is measured where it is going.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(path);
  await expectLargeTextFits(page);
  await kickOff(page, visit);
  await expectLargeTextFits(page);
  await link(page, bag.words);
  await expect(rows(page)).toHaveCount(1);
  await expectLargeTextFits(page);
  for (const words of oneOfEach) {
    const open = words.map((word) => ((bag.words as readonly string[]).includes(word) ? "" : word));
    const [a = "", b = "", c = ""] = open.filter(Boolean);
    await link(page, [a, b, c, a === "Spot" ? "Flag" : "Spot"]);
  }
  await expect(page.getByRole("heading", { name: "Full time", exact: true })).toBeVisible();
  await expectLargeTextFits(page);
});

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "This is what script adds.");

  test("says what happened, and keeps the focus on the board when the word that had it is gone", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    await choose(page, pitch.words);
    await tile(page, "Post").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Linked" })).toHaveText(
      "Linked: On every pitch. Three groups to go. Keep it moving.",
    );
    await expect(tiles(page).first()).toBeFocused();
    await link(page, ["Boots", "Socks", "Gloves", "Jab"]);
    await expect(page.getByRole("status").filter({ hasText: "Three of four" })).toHaveText(
      "Three of four. Yellow card.",
    );
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(chosen(page)).toHaveCount(0);
  });

  test("keeps words that were chosen before the script came", async ({ page, visit }) => {
    await kickOff(page, visit);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await tile(page, "Spot").check();
    await tile(page, "Flag").check();
    release();
    await hydrated(page);
    await expect(chosen(page)).toHaveCount(2);
    await tile(page, "Arc").check();
    await expect(chosen(page)).toHaveCount(3);
  });
});
