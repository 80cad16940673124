import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { holdRequests } from "../fixtures/hold-requests";
import { expectLargeTextFits } from "../fixtures/large-text";
import { type RunningServer, startServer } from "../fixtures/server";
import { test as base, expect, hydrated, linkOfEmail, newFan } from "../fixtures/test";
import { clearSession, fillIn } from "./account-steps";

/** A server of its own: others find the samples that a feed has until the first fans talk. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern, even an empty one.
    async ({}, use) => {
      const server = await startServer({ LOG_LEVEL: "error" });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

test.use({ viewport: { width: 360, height: 740 }, schemes: ["light", "dark"] });

const quiz = "/play/full-time-quiz";
const DAY = "2026-11-23";
const dayThread = `/feed/full-time-quiz-${DAY}`;
const noon = { "x-test-hooks": JSON.stringify({ now: `${DAY}T12:00:00+02:00` }) };

/** Opens a thread about no game, as an operator does. */
function openThread({ dataDir }: RunningServer): string {
  const subject = `Derby ${randomUUID().slice(0, 8)}`;
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = spawnSync("node", ["scripts/threads.mjs", "open", subject], { env });
  return /\/feed\/t-\w+/.exec(String(stdout))?.[0] ?? "";
}

async function playsQuiz(request: APIRequestContext) {
  const post = async (form: Record<string, string>) =>
    (await request.post(`${quiz}/moves`, { form, headers: noon })).json();
  const { playing } = await post({ intent: "start" });
  const moves = [0, 1, 2, 3, 4].map((index) => ({ index, move: 0, elapsed: (index + 1) * 4000 }));
  const fields = { attempt: playing.attempt.id, moves: JSON.stringify(moves) };
  await post({ intent: "move", ...fields });
}

/** Makes a browser that of a fan who has finished the quiz of the day. The log-in is today's. */
async function becomesFan(context: BrowserContext, name: string): Promise<void> {
  const form = { account: "new", name };
  await context.request.post("/account/practice/google", { form });
  await playsQuiz(context.request);
  await context.setExtraHTTPHeaders(noon);
}

/** Another fan in a browser of their own. */
async function friendIn(browser: Browser, { address: baseURL }: RunningServer, hasScript: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: hasScript, baseURL });
  await becomesFan(context, "Thabo");
  return context.newPage();
}

const box = (page: Page) => page.getByLabel("What happened?");
const replies = (page: Page, text: string) => page.locator(".replies > li", { hasText: text });

/** Whether a reply of one's own has arrived: until then it stands as one that is being sent. */
const hasArrived = (page: Page, text: string) =>
  expect(replies(page, text).locator(".reply-head")).toContainText("you");

async function say(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Say it" }).click();
}

test("two fans talk after the whistle, one of them without script", async ({
  server,
  page,
  context,
  browser,
  visit,
  hasScript,
}) => {
  const question = `Who knew the third, ${randomUUID().slice(0, 8)}?`;
  const answer = `I did, ${randomUUID().slice(0, 8)}, as at /play/golden-word`;
  await becomesFan(context, "Zola");
  const thabo = await friendIn(browser, server, !hasScript);
  await visit(quiz);
  await page.getByRole("link", { name: /Talk about No\. \d+$/ }).click();
  await say(page, question);
  await hasArrived(page, question);

  await thabo.goto("/feed");
  await thabo.locator(`a[href="${dayThread}"]`, { hasText: "View discussion" }).click();
  await expect(thabo).toHaveURL(dayThread);
  await replies(thabo, question).getByRole("link", { name: "Answer Zola" }).click();
  await expect(thabo.getByRole("blockquote")).toContainText(question);
  await thabo.getByLabel("Your answer").fill(answer);
  await thabo.getByRole("button", { name: "Say it" }).click();
  await hasArrived(thabo, answer);
  await expect(replies(thabo, answer)).toContainText("to Zola");
  const wow = replies(thabo, question).getByRole("button", { name: "Wow" });
  await wow.click();
  await expect(wow).toHaveText("Wow 1");
  await expect(wow).toHaveAttribute("aria-pressed", "true");

  await visit(dayThread);
  await expect(replies(page, question)).toContainText("Wow 1");
  await visit("/notifications");
  await expect(page.getByText(/^Thabo answered you in Full-Time Quiz/)).toBeVisible();
  await expect(page.getByText(/^1 fan reacts to what you said/)).toBeVisible();
  await page.getByRole("link", { name: "Read it" }).click();
  await expect(page).toHaveURL(/#r-\w+$/);
  await replies(page, question).getByRole("link", { name: "Change" }).click();
  await expect(page.getByLabel("Your words")).toHaveValue(question);
  await page.getByLabel("Your words").fill(`${question} Nobody?`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(replies(page, question)).toContainText(/edited.*Nobody\?/);
  await expectLargeTextFits(page);
  await thabo.context().close();
});

test("who has not played meets a lock, and learns how many are inside", async ({
  server,
  page,
  context,
  browser,
  visit,
  hasScript,
}) => {
  const secret = `It was Zidane, ${randomUUID()}`;
  const thabo = await friendIn(browser, server, !hasScript);
  await thabo.goto(dayThread);
  await say(thabo, secret);
  await hasArrived(thabo, secret);
  await context.setExtraHTTPHeaders(noon);
  await visit(dayThread);
  await expect(page.getByText(/^(1 fan is|\d+ fans are) talking\. Play to go in\.$/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Play" }).click();
  await expect(page).toHaveURL(quiz);
  await playsQuiz(context.request);
  await visit(dayThread);
  await expect(page.getByText(secret)).toBeVisible();
  await expect(page.getByText("Join in: an account")).toBeVisible();
  await thabo.context().close();
});

test("what can't be taken comes back in the field, with the reason beside it", async ({
  server,
  page,
  context,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  await becomesFan(context, "Zola");
  await visit(openThread(server));
  await expect(page.getByText("Nobody has said a word yet.")).toBeVisible();
  await say(page, "See https://evil.example/answers");
  const problem = "Links lead to our own pages only here.";
  await expect(page.getByRole("alert")).toContainText(problem);
  await expect(box(page)).toHaveValue("See https://evil.example/answers");
  await page.getByRole("alert").getByRole("link").click();
  await expect(box(page)).toBeFocused();
  await say(page, "See for yourselves");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await hasArrived(page, "See for yourselves");
  await expect(box(page)).toHaveValue("");
});

test("what was typed waits until its writer has logged in again", async ({
  server,
  page,
  context,
  visit,
  hasScript,
}) => {
  const fan = newFan();
  const typed = "It was the tram that made me late";
  await context.request.post("/join", { form: { ...fan } });
  await playsQuiz(context.request);
  await visit(await linkOfEmail(fan.email, 1, server.dataDir));
  await page.getByRole("main").getByRole("button").first().click();
  await visit(openThread(server));
  await box(page).fill(typed);
  await clearSession(context);
  await page.getByRole("button", { name: "Say it" }).click();
  await expect(page.getByText("What you wrote is kept.").first()).toBeVisible();
  await page.getByRole("dialog").waitFor();
  if (hasScript) await hydrated(page);
  await fillIn(page, { Email: fan.email, Password: fan.password }, "Log in");
  await expect(box(page)).toHaveValue(typed);
  await page.getByRole("button", { name: "Say it" }).click();
  await hasArrived(page, typed);
});

test("one press hides a fan and their words, and the settings bring them back", async ({
  server,
  page,
  context,
  browser,
  visit,
  hasScript,
}) => {
  const thread = openThread(server);
  const words = "You know nothing of goalkeepers";
  await becomesFan(context, "Zola");
  const thabo = await friendIn(browser, server, !hasScript);
  await thabo.goto(thread);
  await say(thabo, words);
  await hasArrived(thabo, words);
  await visit(thread);
  await expect(page.getByText("1 reply by 1 fan")).toBeVisible();
  await page.getByLabel("More on what Thabo said").click();
  await page.getByRole("button", { name: "Block Thabo" }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(page.getByText("No replies yet")).toBeVisible();
  await visit("/settings");
  await page.getByRole("button", { name: "Unblock Thabo" }).click();
  await expect(page.getByRole("heading", { name: "Blocked people" })).toHaveCount(0);
  await visit(thread);
  await expect(page.getByText(words)).toBeVisible();
  await thabo.context().close();
});

// Without script the browser itself says that there is no network, and keeps the form.
test.describe("with script", { tag: "@with-script" }, () => {
  const holdPosts = (page: Page) =>
    holdRequests(page, /\/feed\/.*\.data/, (request) => request.method() === "POST");

  test("a reply stands at once as one that is being sent, and a reaction counts at once", async ({
    server,
    page,
    context,
    visit,
  }) => {
    await becomesFan(context, "Zola");
    await visit(openThread(server));
    const release = await holdPosts(page);
    await say(page, "First!");
    await expect(replies(page, "First!")).toContainText(/Zola\s*sending…/);
    await expect(box(page)).toHaveValue("");
    release();
    await hasArrived(page, "First!");
    await expect(replies(page, "sending")).toHaveCount(0);
    const releaseReaction = await holdPosts(page);
    const scarf = page.getByRole("button", { name: "Scarf" });
    await scarf.click();
    await expect(scarf).toHaveText("Scarf 1");
    releaseReaction();
    await expect(scarf).toHaveAttribute("aria-pressed", "true");
  });

  test("a refusal is gone while the next words are on their way", async ({
    server,
    page,
    context,
    visit,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 400/);
    await becomesFan(context, "Zola");
    await visit(openThread(server));
    await say(page, "See https://evil.example/answers");
    await expect(page.getByRole("alert")).toBeVisible();
    const release = await holdPosts(page);
    await say(page, "See for yourselves");
    await expect(replies(page, "See for yourselves")).toContainText("sending…");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText("Links lead to our own pages only here.")).toHaveCount(0);
    release();
    await hasArrived(page, "See for yourselves");
  });

  test("without a network the text stays, and what was typed since stays with it", async ({
    server,
    page,
    context,
    visit,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/Failed to load resource/);
    await becomesFan(context, "Zola");
    await visit(openThread(server));
    await context.setOffline(true);
    await say(page, "From the tunnel");
    await expect(page.getByRole("alert")).toContainText("Your words are kept");
    await expect(box(page)).toHaveValue("From the tunnel");
    await context.setOffline(false);
    const release = await holdPosts(page);
    await page.getByRole("button", { name: "Say it" }).click();
    await expect(replies(page, "From the tunnel")).toContainText("sending…");
    await box(page).fill("And one more thing");
    await context.setOffline(true);
    release();
    await expect(page.getByRole("alert")).toContainText("Your words are kept");
    await expect(box(page)).toHaveValue("From the tunnel\nAnd one more thing");
    await context.setOffline(false);
  });
});
