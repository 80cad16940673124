import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, joinAs, newFan, test } from "../fixtures/test";
import { copied, withoutShareSheet } from "./share-steps";

test.use(sharedPage);

test.use({
  viewport: { width: 360, height: 740 },
  schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : ["light"]),
});

/** Noon of a day of November 2026: the 23rd is a Monday. */
const noon = (day: number, minute = 0) =>
  `2026-11-${day}T12:${String(minute).padStart(2, "0")}:00+02:00`;

const headersAt = (now: string) => ({ "x-test-hooks": JSON.stringify({ now }) });

type Reply = {
  playing: {
    attempt: { id: string };
    state: { answers: { solution: { correctIndex: number } }[] };
  };
};

/** Plays a day's quiz without its page, at the pace of a person: from its start, if it was started. */
async function playQuiz(request: APIRequestContext, day: number, choices: readonly number[]) {
  const post = async (form: Record<string, string>, minute: number): Promise<Reply> => {
    const headers = headersAt(noon(day, minute));
    return (await request.post("/play/full-time-quiz/moves", { form, headers })).json();
  };
  const { playing } = await post({ intent: "start" }, 0);
  const moves = choices.map((move, index) => ({ index, move, elapsed: (index + 1) * 5000 }));
  const form = { intent: "move", attempt: playing.attempt.id, moves: JSON.stringify(moves) };
  return post(form, 1);
}

/** Has a fan answer so many questions of a day right, as a stranger has found them out. */
async function score(browser: Browser, fan: Page, day: number, right: number) {
  const stranger = await browser.newContext();
  const { playing } = await playQuiz(stranger.request, day, [0, 0, 0, 0, 0]);
  await stranger.close();
  const choices = playing.state.answers.map(({ solution: { correctIndex } }, question) =>
    question < right ? correctIndex : (correctIndex + 1) % 4,
  );
  await playQuiz(fan.request, day, choices);
}

/** The path of the link under a fan's result, as the page has it before any script. */
async function linkOf(fan: Page): Promise<string> {
  const page = await fan.request.get("/play/full-time-quiz");
  return /\/beat\/full-time-quiz\/[\w-]+/.exec(await page.text())?.[0] ?? "";
}

/** Another fan with an account, in a browser of their own. */
async function friendIn(browser: Browser, name: string, hasScript: boolean) {
  const context = await browser.newContext({
    javaScriptEnabled: hasScript,
    extraHTTPHeaders: headersAt(noon(23)),
  });
  const fan = { ...newFan(), name };
  await joinAs(context.request, fan);
  return { context, fan, page: await context.newPage() };
}

const clockOf =
  (context: BrowserContext) =>
  (day: number, minute = 30) =>
    context.setExtraHTTPHeaders(headersAt(noon(day, minute)));

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Presses 'Invite', which copies the link; without script it shows what to copy. */
async function expectInvited(page: Page, invitation: string, hasScript: boolean) {
  const text = `Join School run, a league on Kickabout.\n${invitation}`;
  if (hasScript) {
    await page.getByRole("button", { name: "Invite: copy link" }).click();
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    expect(await copied(page)).toBe(text);
  } else {
    await page.getByText("Invite: copy link").click();
    await expect(page.getByLabel("Copy this")).toHaveValue(text);
  }
}

/** Founds a league without its pages, whose members then join it. */
async function foundLeague(founder: Page, name: string, members: readonly APIRequestContext[]) {
  const form = { intent: "make", name };
  const made = await founder.request.post("/leagues", { form, maxRedirects: 0 });
  const table = made.headers().location ?? "";
  const invitation = /\/l\/[A-Z]{8}/.exec(await (await founder.request.get(table)).text())?.[0];
  for (const member of members) {
    await member.post(`${invitation}`, { form: { intent: "join" }, maxRedirects: 0 });
  }
  return { table, invitation: `${invitation}` };
}

test("a challenge becomes a league, which a friend without script joins", async ({
  page,
  browser,
  context,
  visit,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await withoutShareSheet(context);
  await clockOf(context)(23);
  await joinAs(context.request, { ...newFan(), name: "Zola" });
  // One of the two has no script, whichever the first has.
  const { page: friend, context: theirs } = await friendIn(browser, "Thandi", !hasScript);

  await score(browser, page, 23, 3);
  await friend.goto(await linkOf(page));
  await friend.getByRole("button", { name: /^Play No\. \d+$/ }).click();
  await expect(friend.getByText("Zola 3/5")).toBeVisible();
  await score(browser, friend, 23, 2);
  await friend.goto("/play/full-time-quiz");
  await expect(friend.locator(".two-boards")).toContainText("Zola keeps it");
  await visit("/notifications");
  await expect(page.getByText("Full-Time Quiz: Thandi answered: 2/5")).toBeVisible();

  await visit("/play/full-time-quiz");
  await page.getByRole("link", { name: "Play each other every day? Start a league" }).click();
  await page.getByLabel("Name").fill("shit happens");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription(/would hurt somebody/);
  await expect(page.getByLabel("Name")).toHaveValue("shit happens");
  await page.getByLabel("Name").fill("School run");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("School run");

  const invitation = await page.getByLabel("The link").inputValue();
  await expectInvited(page, invitation, hasScript);
  await friend.goto(new URL(invitation).pathname);
  await expect(friend.getByText("Zola", { exact: true })).toBeVisible();
  await friend.getByRole("button", { name: "Join the league" }).click();
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText("School run");
  await theirs.close();
});

test("a league's week: arrows, a new link, a champion, who leaves and who is gone", async ({
  page,
  browser,
  context,
  visit,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/);
  const clock = clockOf(context);
  await clock(23);
  await joinAs(context.request, { ...newFan(), name: "Zola" });
  const thandi = await friendIn(browser, "Thandi", !hasScript);
  const sipho = await friendIn(browser, "Sipho", hasScript);
  const members = [thandi.context.request, sipho.context.request];
  const { table, invitation } = await foundLeague(page, "School run", members);
  await score(browser, page, 23, 3);
  await score(browser, thandi.page, 23, 2);

  await visit(table);
  await expect(page.getByText(/^You lead by \d+\. Six days left\.$/)).toBeVisible();
  await expect(page.getByText("Not played today: Sipho.")).toBeVisible();
  await expect(rowOf(page, "Zola")).toContainText("· you");

  await score(browser, thandi.page, 24, 5);
  await clock(24);
  await visit(table);
  await expect(rowOf(page, "Thandi")).toContainText("up 1 since yesterday");
  await expect(rowOf(page, "Zola")).toContainText("down 1 since yesterday");
  await expect(page.getByText(/^Thandi leads by \d+\. Five days left\.$/)).toBeVisible();

  // Home has one line for it.
  await visit("/");
  await page.getByRole("link", { name: /School run · you are 2nd · Thandi \+\d/ }).click();
  await expect(page).toHaveURL(table);

  // A new link: the former one leads nowhere.
  await visit(`${table}/manage`);
  await page.getByRole("button", { name: "Make a new link" }).click();
  await expect(page.getByText("The league has a new link")).toBeVisible();
  expect((await page.request.get(invitation)).status()).toBe(404);

  // Monday at noon: last week's champion, in the bell too.
  await clock(30);
  await visit(table);
  const champion = page.getByRole("region", { name: "Champion of week 48" });
  await expect(champion).toContainText("Thandi");
  await visit("/notifications");
  await expect(
    page.getByText("School run, week 48: Thandi is the champion. You came 2nd."),
  ).toBeVisible();

  // Who leaves is out of the table; whose account is deleted is a former player.
  await sipho.page.goto(`${table}/manage`);
  await sipho.page.getByRole("button", { name: "Leave the league" }).click();
  await expect(sipho.page.getByText("You have left the league")).toBeVisible();
  await visit(table);
  await expect(page.getByText("Sipho")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Head to head" })).toContainText("Thandi");
  const { password } = thandi.fan;
  const form = { intent: "delete", confirmation: "DELETE", password };
  const left = await thandi.page.request.post("/account", { form, maxRedirects: 0 });
  expect(left.status()).toBe(303);
  await visit(table);
  await expect(champion).toContainText("A former player");
  await expect(page.getByText("Thandi")).toHaveCount(0);
  await page.getByRole("link", { name: "Week 48" }).click();
  await expect(page.getByText("Week 48, final table")).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText(/1A former player\d/);
  await expect(page.getByRole("row").nth(2)).toContainText(/2Zola · you\d/);
  await thandi.context.close();
  await sipho.context.close();
});

test("a visitor sees who is in it, and comes back to it with an account", async ({
  page,
  browser,
  context,
  visit,
  fan,
}) => {
  await context.setExtraHTTPHeaders(headersAt(noon(23)));
  const owner = await friendIn(browser, "Zola", false);
  await owner.page.goto("/leagues");
  await owner.page.getByLabel("Name").fill("Sunday six");
  await owner.page.getByRole("button", { name: "Start" }).click();
  const code = await owner.page.getByText(/Or read the code aloud: /).innerText();
  await visit("/leagues");
  await page.getByLabel("Code").fill(code.replace("Or read the code aloud: ", "").toLowerCase());
  await page.getByRole("button", { name: "See who is in it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunday six");
  await expect(page.getByText("Zola", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Join free" }).click();
  const dialog = page.getByRole("dialog").or(page.getByRole("main")).first();
  await dialog.getByLabel("Display name").fill(fan.name);
  await dialog.getByLabel("Email").fill(fan.email);
  await dialog.getByLabel("Password").fill(fan.password);
  await dialog.getByRole("button", { name: "Join free" }).click();
  await page.getByRole("button", { name: "Join the league" }).click();
  await expect(page.getByText("You are in")).toBeVisible();
  await expect(page.getByRole("region", { name: "Head to head" })).toContainText("Zola");
  await owner.context.close();
});

// The page is the same HTML without script.
test("a league of fifty with long names fits at 320 px and at 200 %", {
  tag: "@with-script",
}, async ({ page, context, playwright, visit, baseURL }) => {
  const extraHTTPHeaders = headersAt(noon(23));
  await context.setExtraHTTPHeaders(extraHTTPHeaders);
  await joinAs(context.request, { ...newFan(), name: "Wolfeschlegelsteinhausenberger" });
  const members = await Promise.all(
    Array.from({ length: 49 }, async (_, index) => {
      const member = await playwright.request.newContext({
        baseURL: baseURL ?? "",
        extraHTTPHeaders,
      });
      await joinAs(member, { ...newFan(), name: index % 2 ? `Fan ${index}` : `يوسف ${index}` });
      return member;
    }),
  );
  const { table } = await foundLeague(page, "Wolfeschlegelsteinhausenbergerdorffs end", members);
  await Promise.all(members.map((member) => member.dispose()));
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(table);
  await expect(page.getByRole("row")).toHaveCount(51);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectLargeTextFits(page);
});
