import { type FakeApi, startFakeApi } from "../fixtures/fake-api";
import { type RunningServer, startServer } from "../fixtures/server";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";

test.use(sharedPage);

const hub = "https://matches.example/rovers";
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

let api: FakeApi;
let server: RunningServer;

test.beforeAll(async () => {
  const match = { id: "rovers-albion", title: "Rovers v Albion", competition: "County Shield" };
  api = await startFakeApi((_request, response) => {
    const matches = [{ ...match, matchviewUrl: hub, date: tomorrow() }];
    response.end(JSON.stringify({ matches }));
  });
  server = await startServer({ MATCHES_URL: `${api.origin}/next.json` });
});

test.afterAll(async () => {
  await server?.stop();
  await api?.close();
});

test("the hub of a real match opens beside the site", async ({ page, context, hasScript }) => {
  await context.route(`${hub}*`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Rovers v Albion, live</title>" }),
  );
  await page.goto(`${server.address}/feed`);
  if (hasScript) await hydrated(page);
  await expect(page.getByRole("link", { name: /^Match hub: / })).toHaveCount(1);
  const highlights = page.getByRole("region", { name: "Global soccer highlights" });
  await expect(highlights.getByText("Sample")).toHaveCount(0);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Match hub: Rovers v Albion/ }).click();
  const other = await opened;
  await expect(other).toHaveURL(hub);
  await other.close();
  await expect(page).toHaveURL(`${server.address}/feed`);
});
