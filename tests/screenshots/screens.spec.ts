import { type Page, test } from "@playwright/test";
import { playable } from "../../app/playable";
import { titleSteps } from "../e2e/playable-steps";
import { logInFor } from "../fixtures/moderators";
import { screens } from "../fixtures/site";
import { joinAs, newFan } from "../fixtures/test";

const WHOLE_EDITION_MS = 120_000;
const widths = [360, 768, 1280];
const schemes = ["light", "dark"] as const;
const quiz = "/play/full-time-quiz";

async function take(page: Page, name: string) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready);
      const fullPage = !(await page.locator("dialog[open]").count());
      await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage });
    }
  }
}

test.use({ javaScriptEnabled: true, contextOptions: { reducedMotion: "reduce" } });

for (const screen of screens) {
  const { name, path } = screen;
  test(name, async ({ page }) => {
    await logInFor(page.request, screen);
    await page.goto(path, { waitUntil: "networkidle" });
    await take(page, name);
  });
}

test("not-found", async ({ page }) => {
  await page.goto("/nowhere", { waitUntil: "networkidle" });
  await take(page, "not-found");
});

test("home-failed", async ({ page, context }) => {
  const sources = { daily: "fail", weekly: "empty", feed: "fail" };
  await context.setExtraHTTPHeaders({ "x-test-hooks": JSON.stringify({ sources }) });
  await page.goto("/", { waitUntil: "networkidle" });
  await take(page, "home-failed");
});

test("stats-failed", async ({ page, context }) => {
  const headers = { "x-test-hooks": JSON.stringify({ sources: { stats: "fail" } }) };
  await context.setExtraHTTPHeaders(headers);
  await page.goto("/stats", { waitUntil: "networkidle" });
  await take(page, "stats-failed");
});

test("stats-played", async ({ page }) => {
  await joinAs(page.request, newFan());
  const form = { intent: "start" };
  const { playing } = await (await page.request.post(`${quiz}/moves`, { form })).json();
  const answers = [0, 1, 2, 3, 4].map((question) => ({ index: question, move: 1, elapsed: 0 }));
  const answered = { intent: "move", attempt: playing.attempt.id, moves: JSON.stringify(answers) };
  await page.request.post(`${quiz}/moves`, { form: answered });
  await page.goto("/stats", { waitUntil: "networkidle" });
  await take(page, "stats-played");
});

test("account-offer", async ({ page }) => {
  const html = await (await page.request.post(quiz, { form: { intent: "start" } })).text();
  const attempt = /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? "";
  for (const index of [0, 1, 2, 3, 4]) {
    await page.request.post(quiz, { form: { intent: "move", attempt, index, choice: 1 } });
  }
  await joinAs(page.request, newFan());
  await page.goto("/account", { waitUntil: "networkidle" });
  await take(page, "account-offer");
});

for (const slug of playable) {
  const { now, moves, makeMove, seeMoves, end } = titleSteps[slug];

  test(`${slug} at its start, in its middle and at its end`, async ({ page, context }) => {
    test.setTimeout(WHOLE_EDITION_MS);
    await context.setExtraHTTPHeaders({ "x-test-hooks": JSON.stringify({ now }) });
    await page.goto(`/play/${slug}`, { waitUntil: "networkidle" });
    await take(page, `${slug}-start`);
    await page.getByRole("button", { name: "Kick off" }).click();
    for (let index = 0; index < moves; index += 1) {
      await seeMoves(page, index);
      if (index === Math.floor(moves / 2)) await take(page, `${slug}-running`);
      await makeMove(page, index);
    }
    await end(page).waitFor();
    await page.waitForLoadState("networkidle");
    await take(page, `${slug}-end`);
  });
}

test("the quiz's reason", async ({ page }) => {
  await page.goto(quiz, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Kick off" }).click();
  await page.locator("button.choice").nth(2).click();
  await take(page, "quiz-answered");
  await page.getByRole("link", { name: "Why this answer?" }).click();
  await page.getByRole("dialog").waitFor();
  await take(page, "quiz-why");
});
