import type { Page } from "@playwright/test";
import cases from "../../app/games/kit-detective/cases.json" with { type: "json" };
import { nameMove } from "../../app/games/kit-detective/moves";
import shirts from "../../app/games/kit-detective/shirts.json" with { type: "json" };
import { bestAttempts, makeMoves } from "../fixtures/best-attempts";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { pressKickOff, startTitle, type Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";

test.use(sharedPage);

/** Names every shirt of the second case on sight. */
const secondCase = (cases[1]?.shirts ?? []).map((id, place) => {
  const { nation = "", suspects = [] } = shirts.find((shirt) => shirt.id === id) ?? {};
  return nameMove(place, suspects.indexOf(nation));
});

const fourth = shirts.find(({ id }) => id === cases[1]?.shirts[3])?.nation ?? "";

/** On Thursdays the case is in the treble, and not among home's weekly picks. */
const wednesday = "2026-11-25T10:00:00+02:00";

const { now, makeMove } = titleSteps["kit-detective"];
const firstShirt = (page: Page) => page.getByRole("heading", { name: /^Shirt 1/ });
const kickOff = (page: Page, visit: Visit) =>
  startTitle(page, visit, "/play/kit-detective", firstShirt(page));

test.beforeEach(({ testHooks }) => testHooks({ now }));

test("a shirt that is named turns round: its year is on its back", async ({ page, visit }) => {
  await kickOff(page, visit);
  await expect(page.locator(".kit-back")).toHaveCount(0);
  await makeMove(page, 0);
  await expect(page.locator(".kit-back")).toHaveText(/^’\d\d$/);
});

test("the bar counts stars, and the file opens with its newest note in view", async ({
  page,
  visit,
}) => {
  await visit("/play/kit-detective");
  await expect(page.locator(".big-ticket-top")).toContainText("This week's case");
  await expect(page.locator(".big-ticket-top")).toContainText("20 to 26 Nov");
  await expect(page.locator(".lead")).toContainText(
    "Four shirts on Friday, then one a day to Wednesday.",
  );
  const shirts = page.locator(".big-ticket-top img");
  expect(await shirts.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await pressKickOff(page, firstShirt(page));
  await expect(page.locator(".play-bar")).toContainText("★ 0 of 14 to win");
  const file = page.locator(".kit-file");
  await expect(file).not.toContainText("Tomorrow");
  await page.getByRole("button", { name: "Open 3 notes 3 stars now, 2 after" }).click();
  const notes = page.locator(".kit-file li");
  await expect(notes.first()).toContainText("Note 3");
  await expect(notes.first()).toBeInViewport({ ratio: 1 });
  await makeMove(page, 0);
  await expect(page.locator(".play-bar")).toContainText("★ 2 of 14 to win");
});

test("with the file open a first wrong nation leaves one star, and the second none", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const talk = page.locator(".kit-talk");
  await expect(talk).toHaveText(
    "Whose shirt? 3 stars at once, 2 with notes, 1 after a wrong pick.",
  );
  await page.getByRole("button", { name: /^Open 3 notes/ }).click();
  await expect(talk).toHaveText("Noted. Two stars if you name it now.");
  const wrong = page.locator(".kit-suspects button").filter({ hasNotText: "Peru" }).first();
  await wrong.click();
  await expect(talk).toHaveText(/^Not .+\. One star left\.$/);
  await wrong.click();
  await expect(page.locator(".kit-told b")).toHaveText("Out of stars: the file gives it away.");
  await expect(page.locator(".kit-rail .is-lost")).toHaveText("0★");
});

test("four shirts hang on Friday and one more comes each day, and who has named them is done for the day", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  const friday = "2026-11-27T10:00:00+02:00";
  await testHooks({ now: friday });
  await kickOff(page, visit);
  const rail = page.getByRole("navigation", { name: "The rail" });
  await expect(rail.getByRole("link")).toHaveCount(4);
  await expect(rail.getByRole("listitem").nth(4)).toHaveText(/comes on Saturday$/);
  const file = page.locator(".kit-file");
  await expect(file).toContainText("Notes rule nations out. Tomorrow brings one more note.");
  await makeMoves(page.request, "kit-detective", { now: friday, moves: secondCase.slice(0, 3) });
  await visit("/play/kit-detective");
  await expect(page.locator(".kit-talk")).toHaveText("1 shirt waits.");
  await page.getByRole("button", { name: fourth, exact: true }).click();
  await expect(page.locator(".kit-told")).toContainText("Four in a row on sight!");
  await page.getByRole("link", { name: "Done for today" }).click();
  const rest = page.getByRole("heading", { name: "Done for today: 4 named, 12 stars." });
  await expect(rest).toBeInViewport();
  await expect(
    page.getByText("Two more stars win the case, eight more make you Inspector."),
  ).toBeVisible();
  const found = page.locator(".kit-found li");
  await expect(found).toHaveCount(5);
  await expect(found.nth(3)).toContainText(fourth);
  await expect(found.nth(4)).toHaveText("SaturdayPlain scarlet");
  await expect(found.getByRole("img", { name: "three stars" })).toHaveCount(4);
  await expect(page.getByRole("link", { name: /^Next up: / })).toBeInViewport({ ratio: 1 });
  await expect(rail.getByRole("link", { name: /three stars$/ })).toHaveCount(4);
  const shared =
    "Kit Detective No. 2 · Day 1\n⭐⭐⭐ ⭐⭐⭐ ⭐⭐⭐ ⭐⭐⭐\nYour turn:\nhttps://play.kickabout.example/play/kit-detective";
  if (hasScript) await expectLargeTextFits(page);
  await page.getByText("Share these stars").click();
  await expect(page.getByLabel("Copy this")).toHaveValue(shared);
  await expect(page.getByRole("link", { name: "Past days" })).toHaveAttribute(
    "href",
    "/calendar?day=2026-11-26#kit-detective",
  );
  await visit("/");
  await expect(page.getByText("Done today. Tomorrow: plain scarlet.")).toBeVisible();
  await testHooks({ now: "2026-11-28T10:00:00+02:00" });
  await visit("/");
  await expect(page.getByText("Today's shirt hangs.")).toBeVisible();
  await visit("/play/kit-detective");
  await expect(page.getByRole("heading", { name: /^Shirt 5/ })).toBeVisible();
  await expect(page.locator(".kit-talk")).toHaveText("Today's shirt hangs.");
  await expect(rail.getByRole("link")).toHaveCount(5);
  await page.getByRole("button", { name: "Open 1 note 3 stars now, 2 after" }).click();
  await expect(file).toHaveText(/^The fileNote 1.*Tomorrow brings one more note\.$/);
  await visit("/play/kit-detective?shirt=6");
  await expect(page.getByRole("heading", { name: /^Shirt 5/ })).toBeVisible();
});

test("a shirt that is no men's home shirt says what it is", async ({ page, visit }) => {
  await kickOff(page, visit);
  await expect(page.locator(".kit-kind")).toHaveCount(0);
  for (const [shirt, kind] of [
    [5, "Women"],
    [7, "Away"],
    [9, "Goalkeeper"],
  ] as const) {
    await visit(`/play/kit-detective?shirt=${shirt}`);
    await expect(page.locator(".kit-kind")).toHaveText(kind);
    await expect(page.locator(".kit-big").getByRole("img")).toHaveAccessibleName(
      new RegExp(`^${kind}: `),
    );
  }
});

test("shirts named in a row on sight are counted, the page keeps its place, and the rules in a line are gone", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  for (const [index, text] of ["Named on sight.", "Two in a row on sight!"].entries()) {
    await makeMove(page, index);
    await expect(page.locator(".kit-told b")).toHaveText(text);
    await expect(page.getByRole("link", { name: "Next shirt" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.getByRole("link", { name: "Next shirt" }).click();
  await expect(page.getByRole("heading", { name: /^Shirt 3/ })).toBeVisible();
  await expect(page.locator(".kit-talk")).toBeHidden();
});

test("the end has its headline in view, and the card below it has the shirts named on sight", async ({
  page,
  visit,
  testHooks,
}) => {
  const { now, moves } = bestAttempts["kit-detective"];
  await testHooks({ now });
  await makeMoves(page.request, "kit-detective", { now, moves: moves.slice(0, 8) });
  await visit("/play/kit-detective");
  await titleSteps["kit-detective"].makeMove(page, 8);
  const word = page.locator(".kit-talk");
  await expect(word).toHaveText("Every shirt on sight. The kit room is yours.");
  await expect(word).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".play-end .results-message")).toHaveText("Chief. 9 of 9 on sight.");
  await expect(page.locator(".play-bar")).toContainText("★ 27 · Chief");
});

test("the end asks about the next case, a friend sees the nine shirts, and home says when it comes", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: wednesday });
  const { moves } = bestAttempts["kit-detective"];
  await makeMoves(page.request, "kit-detective", { now: wednesday, moves });
  await visit("/play/kit-detective");
  await expect(page.locator(".results-end strong")).toHaveText(/^Who wore .*\?$/);
  const text = (await page.content()).match(/\/beat\/kit-detective\/[\w-]+/)?.[0] ?? "";
  await visit(text);
  const shirts = page.locator(".beat-squares img");
  await expect(shirts).toBeVisible();
  expect(await shirts.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator(".beat-squares svg")).toHaveCount(0);
  await visit("/");
  await expect(page.locator(".pick.is-done")).toContainText("A new one on Friday: who wore ");
});

test("who comes back to a finished case is led to an unplayed one, from its page and from home", async ({
  page,
  visit,
  testHooks,
}) => {
  const moves = secondCase;
  await makeMoves(page.request, "kit-detective", { now: "2026-12-02T10:00:00+02:00", moves });
  await testHooks({ now: "2026-12-02T12:00:00+02:00" });
  const way = page.getByRole("link", { name: /last week's case/ });
  await visit("/play/kit-detective?shirt=9");
  await expect(page.locator(".kit-told")).toBeVisible();
  await expect(way).toHaveText("Play last week's case");
  await visit("/play/kit-detective");
  await expect(page.locator(".kit-told")).toHaveCount(0);
  await expect(page.locator(".kit-wall li")).toHaveCount(9);
  await expect(
    page.getByRole("heading", { name: /^Who wore .*\? It comes on Friday\.$/ }),
  ).toBeInViewport();
  await expect(page.getByRole("link", { name: "Your locker", exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(way).toBeInViewport({ ratio: 1 });
  await expect(way).toHaveText("Play last week's case for fun");
  await visit("/");
  const missed = page.locator(".pick").filter({ hasText: "Last week's, No. 1, Fri 20 Nov" });
  await expect(missed).toContainText("Open the case");
  await missed.getByRole("link").click();
  await expect(page.locator(".big-ticket-top")).toContainText("From the archive");
  await expect(page.locator(".lead")).not.toContainText("Friday");
});

test("the locker has each case with its stars, gold for a whole one, and pegs and a way for one that was not played", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  const moves = secondCase;
  await makeMoves(page.request, "kit-detective", { now: "2026-12-02T10:00:00+02:00", moves });
  await testHooks({ now: "2026-12-05T10:00:00+02:00" });
  await visit("/stats/kit-detective");
  const rows = page.locator(".locker-cases li");
  await expect(rows).toHaveText([
    "No. 3, 4 DecThis week'sOpen the case",
    "No. 2, 27 NovGold27/27  stars",
    "No. 1, 20 NovNot playedPlay for fun",
  ]);
  await expect(page.locator(".locker-shirts li")).toHaveCount(9);
  await expect(rows.nth(1).getByRole("link")).toHaveAttribute("aria-current", "page");
  if (hasScript) await expectLargeTextFits(page);
});
