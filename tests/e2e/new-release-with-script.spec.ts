import { expect, hydrated, test } from "../fixtures/test";
import { releasingServer, underTheWorker } from "./offline-steps";

type Server = Awaited<ReturnType<typeof releasingServer>>;

const released = test.extend<{ server: Server }>({
  server: async ({ baseURL }, use) => {
    const server = await releasingServer(baseURL ?? "");
    await use(server);
    server.stop();
  },
});

released.use({ schemes: [] });
released.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/404 \(Not Found\)|ERR_FAILED|Failed to fetch manifest patches/);
});

for (const serviceWorkers of ["block", "allow"] as const) {
  released.describe(`a release under an open tab, with workers: ${serviceWorkers}`, () => {
    released.use({ serviceWorkers });

    released("the first click leads to its page", async ({ page, server }) => {
      await page.goto(`${server.origin}/games`);
      await hydrated(page);
      if (serviceWorkers === "allow") await underTheWorker(page);
      await page.waitForLoadState("networkidle");
      server.release();
      await page.getByRole("link", { name: "Daily Quiz" }).click();
      await expect(page).toHaveURL(`${server.origin}/games/daily-quiz`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daily Quiz");
    });
  });
}

released(
  "a click to a page of which an old tab knows nothing leads to its whole address, again and again",
  async ({ page, server }) => {
    const play = page.locator(".stub").getByRole("link", { name: "Full-Time Quiz" });
    await page.route("**/__manifest*", (route) => route.abort());
    await page.goto(`${server.origin}/`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.unroute("**/__manifest*");
    server.release();
    for (const _ of ["from the page", "from the page as the browser kept it"]) {
      await play.click();
      await expect(page).toHaveURL(`${server.origin}/play/full-time-quiz`);
      await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
      await page.goBack();
      await expect(play).toBeVisible();
    }
  },
);

released("so does a click while the list of pages is out of reach", async ({ page, server }) => {
  await page.route("**/__manifest*", (route) => route.abort());
  await page.goto(`${server.origin}/`);
  await hydrated(page);
  await page.locator(".stub").getByRole("link", { name: "Full-Time Quiz" }).click();
  await expect(page).toHaveURL(`${server.origin}/play/full-time-quiz`);
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
});
