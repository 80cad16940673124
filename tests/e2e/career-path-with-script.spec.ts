import { expectAccessible } from "../fixtures/accessible";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import {
  choose,
  field,
  kickOff,
  names,
  search,
  sharedCareer,
  stop,
  sunday,
} from "./career-path-steps";
import { copied, expectOnTop, withoutShareSheet } from "./share-steps";

test.use(sharedPage);

test.beforeEach(async ({ testHooks }) => testHooks({ now: sunday }));

test("by keyboard: the arrows choose, Enter takes what is chosen alone, Escape lets go", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const combobox = page.getByRole("combobox", { name: "Whose career is it?" });
  await expect(combobox).toHaveAttribute("aria-expanded", "false");
  await search(page, "mulle", "3 names.");
  await expect(combobox).toHaveAttribute("aria-expanded", "true");
  const option = (name: string) =>
    page.getByRole("listbox", { name: "Players" }).getByRole("option", { name });
  await combobox.press("ArrowUp");
  await expect(option("Thomas Müller")).toHaveAttribute("aria-selected", "true");
  await combobox.press("ArrowDown");
  await expect(option("Gerd Müller")).toHaveAttribute("aria-selected", "true");
  await expect(combobox).toHaveAttribute(
    "aria-activedescendant",
    (await option("Gerd Müller").getAttribute("id")) ?? "",
  );
  await expectAccessible(page, ["light", "dark"], { hasScript: true });
  await combobox.press("Escape");
  await expect(combobox).toHaveValue("");
  await expect(names(page)).toHaveCount(0);
  await search(page, "mulle", "3 names.");
  await combobox.press("Enter");
  await expect(option("Gerd Müller")).toHaveAttribute("aria-selected", "true");
  await expect(stop(page, 1, 7)).toBeVisible();
  await search(page, "klinsman", "One name.");
  await combobox.press("Escape");
  await search(page, "klinsmnan", /Did you mean/);
  await combobox.press("Enter");
  await expect(option("Jürgen Klinsmann")).toHaveAttribute("aria-selected", "true");
  await expect(stop(page, 1, 7)).toBeVisible();
  await combobox.press("Enter");
  await expect(stop(page, 2, 7)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Not Jürgen Klinsmann." })).toHaveText(
    "Not Jürgen Klinsmann. Look for somebody born in 1985. Stop 2 of 7: Philadelphia Independence, 2011.",
  );
  await expect(combobox).toBeFocused();
});

test("'Find' with one name leads to it, and costs no stop", async ({ page, visit }) => {
  await kickOff(page, visit);
  await search(page, "klinsmann", "One name.");
  const find = page.getByRole("button", { name: "Find names" });
  await find.click();
  const option = page.getByRole("option", { name: "Name Jürgen Klinsmann" });
  await expect(option).toBeFocused();
  await find.click();
  await expect(stop(page, 1, 7)).toBeVisible();
  await option.press("Enter");
  await expect(stop(page, 2, 7)).toBeVisible();
});

test("a slow answer never replaces a later one, and a lost one is a page away", async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  await kickOff(page, visit);
  const held: (() => void)[] = [];
  await page.route("**/names?q=saw*", async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue().catch(() => {});
  });
  await field(page).fill("saw");
  await expect.poll(() => held.length).toBe(1);
  await search(page, "klinsmann", "One name.");
  for (const release of held) release();
  await page.waitForLoadState("networkidle");
  await expect(names(page)).toHaveText(["Name Jürgen Klinsmann"]);
  await page.route("**/names?*", (route) => route.abort());
  await field(page).fill("rapinoe");
  await field(page).press("Enter");
  await page.waitForURL(/\?.*q=rapinoe/);
  await expect(names(page)).toHaveText(["Name Megan Rapinoe"]);
});

test("a career is copied where the device can't share it, at its end and on its page later", async ({
  page,
  context,
  visit,
  testHooks,
}) => {
  await testHooks({ now: "2026-11-20T12:00:00+02:00" });
  await withoutShareSheet(context);
  await kickOff(page, visit);
  await search(page, "david beckham", "One name.");
  await choose(page, "David Beckham");
  const share = page.getByRole("button", { name: "Share this career" });
  for (const at of ["the end", "its page"]) {
    if (at === "its page") await visit("/play/career-path?career=1");
    await share.click();
    await expectOnTop(page, "Copied");
    await expect(page.locator(".share-press span.button")).toHaveCSS(
      "background-color",
      "rgb(255, 253, 248)",
    );
    expect(await copied(page)).toMatch(sharedCareer);
    await page.evaluate(() => navigator.clipboard.writeText(""));
  }
});
