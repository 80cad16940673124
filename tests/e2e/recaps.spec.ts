import { expectAccessible } from "../fixtures/accessible";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { stopPathIn, userIdIn } from "../server/fan";
import { save } from "./profile-steps";

test.use(sharedPage);

const dataDir = () => process.env.KICKABOUT_DATA_DIR ?? "";

test("a recap's footer link stops the recaps of somebody who is not logged in", async ({
  page,
  visit,
  fan,
  join: joinAs,
  browser,
  hasScript,
}) => {
  await joinAs();
  await visit("/settings");
  await page.getByLabel("Email recaps").check();
  await save(page, "settings");
  await expect(page.getByText("Settings saved: Preferences updated.")).toBeVisible();

  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const mail = await elsewhere.newPage();
  await mail.goto(new URL(stopPathIn(dataDir(), userIdIn(dataDir(), fan.email)), page.url()).href);
  await expect(mail.getByRole("heading", { level: 1 })).toHaveText("Stop the recaps?");
  await expectAccessible(mail, ["light", "dark"], { hasScript });
  await mail.getByRole("button", { name: "Stop the recaps" }).click();
  await expect(mail.getByRole("heading", { level: 1 })).toHaveText("Done: no more recaps.");
  await elsewhere.close();

  await visit("/settings");
  await expect(page.getByLabel("Email recaps")).not.toBeChecked();
});

test("a footer link that somebody changed stops nothing, and leads to the settings", async ({
  page,
  visit,
}) => {
  await visit("/");
  const link = new URL("/recaps/ZmFu.AAAAAAAAAAAAAAAAAAAAAA", page.url()).href;
  for (const reply of [await page.request.get(link), await page.request.post(link)]) {
    expect(reply.status()).toBe(404);
    expect(await reply.text()).toContain("This link is not whole.");
  }
});
