import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import type { DocumentStore } from "~/platform/storage/document-store";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { makeModerator } from "../fixtures/moderators";
import { type RunningServer, startServer } from "../fixtures/server";
import { expect, hydrated, newFan, test } from "../fixtures/test";
import { fillQueue, manyReplies } from "../fixtures/waiting-cases";
import { tabTo } from "./title-keys";

/** A queue of its own for each test. */
let server: RunningServer;

test.beforeEach(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

test.afterEach(() => server?.stop());

async function inStore<Value>(work: (store: DocumentStore) => Promise<Value>): Promise<Value> {
  const store = openSqliteStore(join(server.dataDir, "kickabout.db"));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Logs in at this test's server. */
async function account(request: APIRequestContext) {
  const fan = newFan();
  const response = await request.post(`${server.address}/join`, {
    form: { ...fan },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  const { account } = await (await request.get(`${server.address}/account/data`)).json();
  return { id: account.id as string, name: account.name as string };
}

async function open(page: Page, path: string, hasScript: boolean) {
  await page.goto(server.address + path);
  if (hasScript) await hydrated(page);
}

const waiting = (page: Page) => page.locator(".case");
const outcomesIn = (page: Page) => page.locator(".log li > p:first-child");

test("a moderator works a queue of 20 by keys", { tag: "@with-script" }, async ({ page }) => {
  await account(page.request);
  await makeModerator(page.request, server);
  await inStore((store) => fillQueue(store, manyReplies(20)));
  await open(page, "/moderation", true);
  await expect(page.getByText("20 things wait.")).toBeVisible();
  await expect(waiting(page).first()).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(waiting(page).nth(2)).toBeFocused();
  await page.keyboard.press("k");
  await expect(waiting(page).nth(1)).toContainText("Reply number 2 of the day");

  await page.keyboard.press("h");
  await expect(waiting(page)).toHaveCount(19);
  await expect(waiting(page).nth(1)).toBeFocused();
  await expect(waiting(page).nth(1)).toContainText("Reply number 3 of the day");
  await expect(page.getByText("Reply: Hidden, ‘Respect everybody’.")).toBeInViewport();
  await expect(waiting(page).nth(1).getByRole("heading")).toBeInViewport();
  await page.keyboard.press("u");
  await expect(waiting(page)).toHaveCount(20);
  await expect(waiting(page).nth(1)).toContainText("Reply number 2 of the day");

  const keys = ["h", "w", "1", "7", "3", "b", "d"];
  for (let left = 20; left > 0; left -= 1) {
    await expect(waiting(page)).toHaveCount(left);
    await page.keyboard.press(keys[left % keys.length] ?? "d");
  }
  await expect(page.getByText("Nothing waits.")).toBeVisible();
  await page.getByRole("link", { name: "The open log" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moderation log");
  await expect(outcomesIn(page)).toHaveCount(21);
});

test("a moderator works a queue of 20 by Tab and Enter", async ({ page, hasScript }) => {
  await account(page.request);
  await makeModerator(page.request, server);
  await inStore((store) => fillQueue(store, manyReplies(20)));
  await open(page, "/moderation", hasScript);
  for (let left = 20; left > 0; left -= 1) {
    await expect(waiting(page)).toHaveCount(left);
    const name = left % 2 === 0 ? "Dismiss" : "Hide";
    await tabTo(page, waiting(page).first().getByRole("button", { name }));
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Nothing waits.")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(waiting(page)).toHaveCount(1);
});

test("a fan reports a reply, a moderator hides it, its author appeals, and another one shows it again", async ({
  page,
  browser,
  hasScript,
}) => {
  const author = await account(page.request);
  const [id = ""] = await inStore((store) =>
    fillQueue(store, [{ text: "Offside, all of you", reports: [] }], author),
  );
  const thread = "/feed/golden-word-2026-11-20";
  const context = await browser.newContext({ javaScriptEnabled: hasScript });
  const moderator = await context.newPage();
  await open(moderator, thread, false);
  await moderator.getByLabel(/^More on what /).click();
  await moderator.getByRole("link", { name: "Report" }).click();
  await moderator.getByLabel("Disrespectful or hateful").check();
  await moderator.getByLabel("Anything else we should know?").fill("It is mean.");
  await moderator.getByRole("button", { name: "Send report" }).click();
  await expect(moderator.getByRole("status")).toContainText("Report sent");

  await account(context.request);
  await makeModerator(context.request, server);
  await open(moderator, "/moderation", hasScript);
  await expect(waiting(moderator)).toContainText("It is mean.");
  await moderator.getByLabel("See it, report it").check();
  await moderator.getByRole("button", { name: "Warn" }).click();
  await expect(moderator.getByText("Nothing waits.")).toBeVisible();

  await open(page, "/notifications", hasScript);
  await expect(
    page.getByText("Hidden by the rule ‘See it, report it’. This is a warning."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Read more" }).click();
  await expect(page.getByText("Offside, all of you")).toBeVisible();
  await page.getByText("Was that wrong? Appeal").click();
  await page.getByLabel("Say why").fill("It was a joke, and they laughed.");
  await page.getByRole("button", { name: "Send the appeal" }).click();
  await expect(page.getByText("Your appeal waits for a moderator.")).toBeVisible();

  const other = await browser.newContext({ javaScriptEnabled: hasScript });
  const second = await other.newPage();
  await account(other.request);
  await makeModerator(other.request, server);
  await open(moderator, "/moderation", hasScript);
  await expect(moderator.getByText("You decided this one.")).toBeVisible();
  await open(second, "/moderation", hasScript);
  await expect(waiting(second)).toContainText("It was a joke, and they laughed.");
  await second.getByRole("button", { name: "Show again" }).click();
  await expect(second.getByText("Nothing waits.")).toBeVisible();
  await second.getByRole("link", { name: "The open log" }).click();
  await expect(outcomesIn(second)).toHaveText(["Shown again", "Hidden, its author warned"]);
  await open(second, thread, false);
  await expect(second.locator(`#r-${id.split(".").at(-1)}`)).toContainText("Offside, all of you");
  await context.close();
  await other.close();
});
