import { bestAttempts, makeMoves } from "../fixtures/best-attempts";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import {
  career,
  choose,
  field,
  head,
  kickOff,
  names,
  nextStop,
  path,
  search,
  stop,
  stops,
  sunday,
  week,
} from "./career-path-steps";
import { titleSteps } from "./playable-steps";
import { isHydrated } from "./title-keys";

test.use(sharedPage);

test.beforeEach(async ({ testHooks }) => testHooks({ now: sunday }));

test("a wrong name and 'Next stop' show a club more each; named, the rest of the line and its story are told", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await expect(page.getByRole("heading", { name: /^Career 3/ })).toBeVisible();
  await expect(stops(page)).toHaveText([/^Chicago Red Stars\s*2009–2010\s*Chicago, USA$/]);
  await expect(page.getByText("6 more stops")).toBeVisible();
  await expect(page.locator(".career-stake")).toHaveText(
    "Name the player now: 5 points and the best rank, 'Scout'.",
  );
  await expect(nextStop(page)).toHaveText("Show the next stop (then 4 points)");
  await search(page, "sawa", "One name.");
  await choose(page, "Homare Sawa");
  await expect(stop(page, 2, 7)).toBeVisible();
  await expect(stops(page).first()).toContainText(
    "Not Homare Sawa. Look for somebody born in 1985.",
  );
  await expect(field(page)).toHaveValue("");
  await expect(names(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Next stop" }).click();
  await expect(stop(page, 3, 7)).toBeVisible();
  await expect(page.locator(".career-stake")).toHaveText(
    "Name the player now: 3 points and the rank 'Pundit'.",
  );
  await search(page, "rapinoe m", "One name.");
  await choose(page, "Megan Rapinoe");
  await expect(page.getByText("Pundit · 3 points")).toBeVisible();
  await expect(page.locator(".career-told")).toHaveCSS("animation-name", "none");
  await expect(page.getByRole("heading", { name: "Megan Rapinoe" })).toBeVisible();
  await expect(stops(page)).toHaveCount(7);
  await expect(career(page, 3)).toHaveAccessibleName("Career 3, today's stop: Pundit, 3 points");
  await expect(page.getByText("Week: 3 points · 9 more to win")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Done for today: 3 points" })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByText("Monday's career begins at ")).toBeVisible();
  await expect(page.getByRole("link", { name: "Report this career" })).toHaveAttribute(
    "href",
    "/report?kind=question&id=megan-rapinoe",
  );
  await page.getByRole("link", { name: "Go on now with career 1" }).click();
  await expect(page.getByRole("heading", { name: /^Career 1/ })).toBeVisible();
  await expect(field(page)).toHaveValue("");
});

test("a search takes any part of a name in any order, without accents, and says what there is", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await search(page, "MULLE", "3 names.");
  await expect(names(page)).toHaveText(["Gerd Müller", "Martina Müller", "Thomas Müller"]);
  await search(page, "moeller andreas", "One name.");
  await search(page, "ji sung park", "One name.");
  await expect(names(page)).toHaveText(["Name Park Ji-sung"]);
  await search(page, "ma", /^8 of \d+ names\. More letters help\.$/);
  await expect(names(page)).toHaveCount(8);
  await search(page, "Nobody Atall", "No such name in our list. It cost you nothing.");
  await expect(field(page)).toHaveValue("Nobody Atall");
  await expect(names(page)).toHaveCount(0);
  await expect(stop(page, 1, 7)).toBeVisible();
});

test("a slip of the keys is forgiven: the names that may be meant are offered, and nothing is guessed", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await search(
    page,
    "klinsmnan",
    "No such name, which costs nothing. Did you mean Jürgen Klinsmann?",
  );
  await expect(field(page)).toHaveValue("klinsmnan");
  await expect(names(page)).toHaveText(["Name Jürgen Klinsmann"]);
  await search(page, "morgn", "No such name, which costs nothing. Did you mean one of these?");
  await expect(names(page)).toHaveText(["Alex Morgan", "Morgan Brian", "Marcelo Moreno"]);
  await search(page, "gerard", "One name, and 2 spelt much like it.");
  await expect(names(page)).toHaveText(["Gerard Piqué", "Gerald Vanenburg", "Steven Gerrard"]);
  await expect(stop(page, 1, 7)).toBeVisible();
  await choose(page, "Steven Gerrard");
  await expect(stops(page).first()).toContainText(
    "Not Steven Gerrard. Look for somebody born in 1985.",
  );
});

test("the career is in view when a search or a guess is answered, wherever the press was", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  for (const stopNow of [2, 3, 4]) {
    await search(page, "ma", /^8 of/);
    if (!(await isHydrated(page))) await expect(head(page)).toBeInViewport({ ratio: 1 });
    await names(page)
      .nth(3 + stopNow)
      .click();
    await expect(stop(page, stopNow, 7)).toBeVisible();
    await expect(head(page)).toBeInViewport({ ratio: 1 });
    await expect(stops(page).last()).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  }
});

test("over a phone's keyboard the clubs stay in view while names are looked through", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await kickOff(page, visit);
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute(
    "content",
    /interactive-widget=resizes-content$/,
  );
  await nextStop(page).click();
  await expect(stop(page, 2, 7)).toBeVisible();
  await search(page, "ma", /^8 of/);
  await names(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("list", { name: "Clubs so far" })).toBeInViewport({ ratio: 1 });
  await field(page).click();
  await expect(page.getByRole("list", { name: "Clubs so far" })).toBeInViewport({ ratio: 1 });
  await expectLargeTextFits(page);
});

test("a shared link kicks off at its career, whose first stop of eight has a search and 'Next stop' on a phone's first screen", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit, "?career=5");
  await expect(page).toHaveURL(/\/play\/career-path\?career=5$/);
  await expect(head(page)).toHaveText(/^Career 5/);
  await expect(stop(page, 1, 8)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  for (const needed of [field(page), page.getByRole("button", { name: "Next stop" })]) {
    await expect(needed).toBeInViewport({ ratio: 1 });
  }
});

test("a name that was tried costs nothing, and its search stays", async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await kickOff(page, visit);
  for (const _ of [1, 2]) {
    await search(page, "gerd mull", "One name.");
    await choose(page, "Gerd Müller");
    await expect(stop(page, 2, 7)).toBeVisible();
  }
  await expect(page.getByRole("alert")).toHaveText(
    "You have tried Gerd Müller here. That cost you nothing.",
  );
  await expect(field(page)).toHaveValue("gerd mull");
  await expect(stops(page)).toHaveCount(2);
});

test("at the last stop the name is told, and the career is missed", async ({ page, visit }) => {
  await kickOff(page, visit, "?career=4");
  await expect(head(page)).toHaveText(/^Career 4/);
  for (const number of [1, 2, 3, 4]) {
    await page.getByRole("button", { name: "Next stop" }).click();
    await expect(stop(page, number + 1, 5)).toBeVisible();
  }
  await expect(page.locator(".career-stake")).toHaveText(
    "Name the player now: 1 point and the rank 'Still a fan'.",
  );
  await page.getByRole("button", { name: "I give up: who is it?" }).click();
  await expect(page.getByRole("heading", { name: "Park Ji-sung" })).toBeVisible();
  await expect(page.getByText("Missed", { exact: true })).toBeVisible();
  await expect(career(page, 4)).toHaveAccessibleName("Career 4: Missed");
  await expect(career(page, 3)).toHaveAccessibleName("Career 3, today's stop: not begun");
});

test("the end has its headline in view, the last career's story, and a taste of the next week", async ({
  page,
  visit,
  testHooks,
}) => {
  const { now, moves } = bestAttempts["career-path"];
  await testHooks({ now });
  await makeMoves(page.request, "career-path", { now, moves: moves.slice(0, 5) });
  await visit(path);
  await titleSteps["career-path"].makeMove(page, 5);
  const word = page.locator(".career-word");
  await expect(word).toHaveText(/^You knew them before their mothers did\./);
  await expect(word).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".play-end .results-message")).toHaveText(
    /^6 × Scout\s*All six done: you are 3 days ahead\.$/,
  );
  await expect(page.getByText("It begins in Buenos Aires")).toBeVisible();
  await expect(week(page).getByText("Today")).toHaveCount(0);
  await expect(page.locator(".play-end .score")).toBeInViewport({ ratio: 1 });
  const last = page.locator(".play-end .career-told");
  await expect(last).toContainText("Scout · 5 points");
  await expect(page.getByText("a whole new continent")).toHaveCount(1);
  await expect(stops(page).first()).toBeHidden();
  await page.getByText("Career 6: Nadine Angerer").click();
  await expect(stops(page).first()).toBeVisible();
  // Another career of the week is told at once.
  await career(page, 2).click();
  await expect(page.locator(".career .career-told")).toBeVisible();
  await expect(page.getByText("The story of Ronaldinho")).toBeVisible();
  await expect(page.locator(".career-stop.is-new, .career-told.is-new")).toHaveCount(0);
});

test("with text twice as large nothing is cut off", async ({ page, visit }) => {
  await kickOff(page, visit);
  await search(page, "mu", /names/);
  await expectLargeTextFits(page);
});
