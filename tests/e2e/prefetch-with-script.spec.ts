import { expect, test } from "../fixtures/test";

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

test("a page is fetched when a pointer rests on its link, and not again on the press", async ({
  page,
  context,
  visit,
}) => {
  const answers: { isCached: boolean; control: string | undefined }[] = [];
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ response }) => {
    if (!response.url.includes("/feed.data")) return;
    const isCached = Boolean(response.fromDiskCache || response.fromPrefetchCache);
    answers.push({ isCached, control: response.headers["cache-control"] });
  });
  await visit("/");
  const link = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Feed" });
  await link.hover();
  await expect.poll(() => answers).toEqual([{ isCached: false, control: "private, max-age=10" }]);
  await link.click();
  await expect(page.getByRole("heading", { name: "Global soccer highlights" })).toBeVisible();
  expect(answers.slice(1).every(({ isCached }) => isCached)).toBe(true);
});
