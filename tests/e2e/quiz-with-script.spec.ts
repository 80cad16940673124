import type { Page } from "@playwright/test";
import { holdRequests } from "../fixtures/hold-requests";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import { pressUntil } from "./play-steps";
import {
  allArrived,
  answer,
  editionOneDay,
  kickOff,
  next,
  playToResults,
  quizPath,
} from "./quiz-steps";

test.use(sharedPage);

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "This is what script adds.");
test.beforeEach(({ testHooks }) => testHooks({ now: editionOneDay }));

test("no document and no data is loaded between answers, only posts go out", async ({
  page,
  visit,
}) => {
  await visit(quizPath);
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await kickOff(page);
  await playToResults(page, [1, 0, 3, 0, 0]);
  await allArrived(page);
  const others = requests.filter((request) => !/ \/(assets\/|favicon)/.test(request));
  expect(new Set(others)).toEqual(new Set(["POST /play/full-time-quiz/moves"]));
});

test("keys play: 1 to 4 answer, N and Enter go on, Escape closes", async ({ page, visit }) => {
  await visit(quizPath);
  await page.getByRole("button", { name: "Kick off" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 / 5")).toBeVisible();
  await pressUntil(page.locator(".choice.is-good"), () => page.keyboard.press("2"));
  await expect(page.locator(".choice.is-good")).toHaveText(/Uruguay/);
  await expect(page.getByRole("link", { name: "Next" })).toBeFocused();
  await page.getByRole("link", { name: "Why this answer?" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page.getByText("2 / 5")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.getByRole("link", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 / 5")).toBeVisible();
});

test("one step back leaves the quiz, whatever was opened in it", async ({ page, visit }) => {
  await visit("/");
  await page.locator(".stub").getByRole("link", { name: "Full-Time Quiz" }).click();
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
  await kickOff(page);
  await playToResults(page, [0, 0, 0, 0, 0]);
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/");
});

test("answers and results are announced politely, the clock is not", async ({ page, visit }) => {
  await visit(quizPath);
  await kickOff(page);
  await answer(page, 2);
  await expect(
    page.getByRole("status").filter({ hasText: "Incorrect. The answer is Uruguay." }),
  ).toHaveCount(1);
  await expect(page.getByRole("timer", { name: "Time played" })).not.toHaveAttribute(
    "aria-live",
    /.+/,
  );
  for (const question of [2, 3, 4, 5]) {
    await next(page, question);
    await answer(page, 0);
  }
  await page.getByRole("link", { name: "See results" }).click();
  await expect(
    page
      .getByRole("dialog")
      .getByRole("status")
      .filter({ hasText: /^Quiz complete\. \d of 5 correct\./ }),
  ).toHaveCount(1);
});

test("the results bring confetti once, until they are scrolled, none with reduced motion", async ({
  page,
  visit,
}) => {
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, [1, 0, 3, 0, 0]);
  const confetti = page.locator("dialog canvas.confetti");
  await expect(confetti).toBeVisible();
  await page.getByRole("heading", { name: "Match report" }).scrollIntoViewIfNeeded();
  await expect(confetti).toHaveCount(0);
  await allArrived(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
  await allArrived(page);
  await expect(page.locator("canvas")).toHaveCount(0);
});

test("an answer given while the line is down arrives when it is back", async ({
  page,
  visit,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|net::ERR/);
  await visit(quizPath);
  await kickOff(page);
  await context.setOffline(true);
  await answer(page, 1);
  await next(page, 2);
  await answer(page, 0);
  await context.setOffline(false);
  const arrived = await page.waitForResponse("**/moves");
  expect((await arrived.json()).playing.attempt.moves).toHaveLength(2);
});

test("'Play again' waits until the last answer has arrived", async ({ page, visit }) => {
  await visit(quizPath);
  await kickOff(page);
  for (const question of [1, 2, 3, 4]) {
    await answer(page, 0);
    await next(page, question + 1);
  }
  await allArrived(page);
  const release = await holdRequests(page, "**/moves");
  await answer(page, 0);
  await page.getByRole("link", { name: "See results" }).click();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByRole("button", { name: "Kicking off…" })).toBeDisabled();
  release();
  await expect(page.getByText("1 / 5")).toBeVisible();
  await expect(page.locator("button.choice")).toHaveCount(4);
});

test("an answer that a reload cut off is sent after it", async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  await visit(quizPath);
  await kickOff(page);
  await page.route("**/moves", (route) => route.abort());
  await answer(page, 1);
  await page.reload({ waitUntil: "commit" });
  const arrived = page.waitForResponse("**/moves");
  await page.unroute("**/moves");
  expect((await (await arrived).json()).playing.attempt.moves).toHaveLength(1);
  await expect(page.locator(".choice.is-good")).toHaveText(/Uruguay/);
});

test("a kick-off that can't reach the server says so and can be tried again", async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  await visit(quizPath);
  await page.route("**/moves", (route) => route.abort(), { times: 1 });
  const button = page.getByRole("button", { name: "Kick off" });
  await button.click();
  await expect(
    page.getByText("We couldn't reach Kickabout. Check your connection and try again."),
  ).toBeVisible();
  await expect(button).toBeFocused();
  await kickOff(page);
});

test("on 400 kbit/s and 400 ms a fast player's answers all arrive, in order, once", async ({
  page,
  visit,
  context,
}) => {
  await visit(quizPath);
  const line = await context.newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await kickOff(page);
  const posted: number[] = [];
  page.on("request", (request) => {
    const answers = new URLSearchParams(request.postData() ?? "").get("moves");
    if (answers) posted.push(...JSON.parse(answers).map(({ index }: { index: number }) => index));
  });
  for (const question of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`${question} / 5`)).toBeVisible();
    await page.keyboard.press("1");
    await page.keyboard.press("n");
  }
  await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
  await allArrived(page);
  expect(posted).toEqual([0, 1, 2, 3, 4]);
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
  await expect(page.locator(".segment.is-good, .segment.is-bad")).toHaveCount(5);
});

test("numbers of the results are in the site's font, though that came late", async ({
  browser,
}) => {
  const page = await browser.newPage();
  const release = await holdRequests(page, /\.woff2/);
  await page.goto(quizPath, { waitUntil: "commit" });
  await hydrated(page);
  await kickOff(page);
  await playToResults(page, [0, 0, 0, 0, 0]);
  const fonts = () => fontsOf(page, ".pace-sum b");
  await expect.poll(fonts).not.toEqual([]);
  expect(await fonts()).not.toContain("Barlow Condensed");
  release();
  await expect.poll(fonts).toEqual(["Barlow Condensed"]);
  await page.close();
});

/** The families in which the first element of a selector is drawn. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}
