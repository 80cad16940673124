import { rarePaths } from "../../app/rare-paths";
import { expect, hydrated, test } from "../fixtures/test";
import { cachedPages, releasingServer, underTheWorker } from "./offline-steps";
import {
  allArrived,
  answer,
  kickOff,
  next,
  playAgain,
  playToResults,
  quizPath,
} from "./quiz-steps";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
});

test.describe("a tab that is closed", () => {
  // Another test checks the results with axe, and this page is closed at the end.
  test.use({ schemes: [] });

  test("a quiz that lost the network is finished, outlives its tab, and is sent once", async ({
    page,
    context,
    visit,
  }) => {
    const sent: number[] = [];
    context.on("requestfinished", (request) => {
      const answers = new URLSearchParams(request.postData() ?? "").get("moves");
      if (answers) sent.push(JSON.parse(answers).length);
    });
    await visit(quizPath);
    await underTheWorker(page);
    await kickOff(page);
    await answer(page, 0);
    await allArrived(page);
    expect(sent).toEqual([1]);

    await context.setOffline(true);
    for (const question of [2, 3]) {
      await next(page, question);
      await answer(page, 0);
    }
    await page.reload();
    await hydrated(page);
    await expect(page.getByText("3 / 5")).toBeVisible();
    for (const question of [4, 5]) {
      await next(page, question);
      await answer(page, 0);
    }
    await page.getByRole("link", { name: "See results" }).click();
    const results = page.getByRole("dialog", { name: "Quiz complete" });
    await expect(results).toContainText(
      "Saved on this phone. We'll send it when you're back online.",
    );
    const score = await results.locator(".score").innerText();
    expect(sent).toEqual([1]);

    await page.close();
    await context.setOffline(false);
    // The message shows for three seconds, in the tab that sends: recorded, so that timing does not matter.
    await context.addInitScript(() =>
      addEventListener("toast", (event) => {
        localStorage.setItem("told", (event as CustomEvent<{ title: string }>).detail.title);
      }),
    );
    const [tab, other] = [await context.newPage(), await context.newPage()];
    await Promise.all([tab.goto("/"), other.goto("/")]);
    await allArrived(tab);
    await expect
      .poll(() => tab.evaluate(() => localStorage.getItem("told")))
      .toBe("Your moves are in");
    expect(sent).toEqual([1, 4]);
    await tab.goto(quizPath);
    await expect(tab.locator(".score")).toHaveText(score, { useInnerText: true });
  });
});

test("a Friendly that lost the network goes on after a reload, and is not what the quiz opens with", async ({
  page,
  context,
  visit,
}) => {
  await visit(quizPath);
  await underTheWorker(page);
  await kickOff(page);
  await playToResults(page, [0, 0, 0, 0, 0]);
  const score = await page.locator(".score").innerText();
  await allArrived(page);
  await playAgain(page);
  await answer(page, 0);
  await allArrived(page);
  await context.setOffline(true);
  await next(page, 2);
  await answer(page, 0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("2 / 5")).toBeVisible();
  await expect(page.getByText("Friendly", { exact: true })).toBeVisible();
  await page.goto(quizPath);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
  await context.setOffline(false);
  await visit(quizPath);
  await expect(page.locator(".score")).toHaveText(score, { useInnerText: true });
  await allArrived(page);
});

test("the kick-off on a cached home leads without a network to the quiz that is on the device", async ({
  page,
  context,
  visit,
}) => {
  await visit("/");
  await underTheWorker(page);
  await page.waitForLoadState("networkidle");
  await visit("/");
  await context.setOffline(true);
  await page.goto("/");
  await page.locator(".ticket").getByRole("button", { name: "Kick off" }).click();
  await expect(page).toHaveURL(quizPath);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
});

test("pages of a visitor come back, others give way to the offline page, nobody's own is kept", async ({
  page,
  context,
  visit,
  join,
  fan,
}) => {
  await visit("/games");
  await underTheWorker(page);
  await visit("/about");
  await join();
  await visit("/settings");
  await visit("/feed");
  const cached = await cachedPages(page);
  expect(Object.keys(cached)).toEqual(
    expect.arrayContaining(["/offline", "/play/full-time-quiz", "/games", "/about"]),
  );
  for (const html of Object.values(cached)) expect(html).not.toContain(fan.email);
  expect(cached).not.toHaveProperty(["/feed"]);

  await context.setOffline(true);
  await page.goto("/settings?from=menu");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/settings?from=menu",
  );
  await page.locator("#kept-pages").getByRole("link", { name: "Games" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-kept", /^You're offline\. This page is/);
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Kickabout");

  await page.goto("/settings?from=menu");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
});

test("lite mode leaves no worker but the one for alerts, and nothing that was kept", async ({
  page,
  visit,
}) => {
  const left = () =>
    page.evaluate(async () => ({
      scopes: (await navigator.serviceWorker.getRegistrations())
        .map(({ scope }) => new URL(scope).pathname)
        .sort(),
      cached: (await caches.keys()).length,
    }));
  await visit("/");
  await underTheWorker(page);
  await page.evaluate(
    (scope) => navigator.serviceWorker.register("/firebase-messaging-sw.js", { scope }),
    rarePaths.pushScope,
  );
  expect((await left()).scopes).toEqual(["/", rarePaths.pushScope]);
  await page.getByRole("button", { name: "Lite mode" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-lite");
  await page.goto("/about");
  await expect.poll(left).toEqual({ scopes: [rarePaths.pushScope], cached: 0 });
});

test("a new release takes nothing away from an open page", async ({
  page,
  baseURL,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404 \(Not Found\)/);
  const server = await releasingServer(baseURL ?? "");
  try {
    await page.goto(`${server.origin}/games`);
    await underTheWorker(page);
    const assets = () =>
      page.evaluate(() =>
        caches
          .open("kickabout-assets-1")
          .then(async (cache) => (await cache.keys()).map(({ url }) => url)),
      );
    const loads = (urls: string[]) =>
      page.evaluate(
        (urls) =>
          Promise.all(urls.map(async (url) => (await fetch(url, { cache: "reload" })).status)),
        urls,
      );
    const needed = await assets();
    expect(needed.length).toBeGreaterThan(5);

    server.release();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isWaiting).toBe(true);
    expect(new Set(await loads(needed))).toEqual(new Set([200]));
    expect(await loads([`${server.origin}/assets/never-seen.js`])).toEqual([404]);
    // The previous worker ends with its last page, which takes a moment to close.
    await expect(async () => {
      await page.goto("about:blank");
      await page.goto(`${server.origin}/games`);
      expect(await isWaiting()).toBe(false);
    }).toPass();
    expect(new Set(await loads(needed))).toEqual(new Set([200]));
  } finally {
    server.stop();
  }
});
