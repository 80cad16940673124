import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import {
  allChecks,
  check,
  firstAcross,
  firstDay,
  kickOff,
  letters,
  path,
  typeAcross,
} from "./crossbar-steps";
import { pressKickOff } from "./play-steps";
import { allArrived } from "./quiz-steps";

test.use(sharedPage);

test.beforeEach(({ testHooks }) => testHooks({ now: firstDay }));

test("the answers are shown to who asks, and the rest of the grid is what was found", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await typeAcross(page, 1, firstAcross);
  await check(page);
  await expect(page.getByText("All right so far. 9 checks left.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show me the answers" })).toBeHidden();
  await page.locator("summary:visible").click();
  await page.getByRole("button", { name: "Show me the answers" }).click();
  await expect(page.locator(".play-end .score")).toHaveText("1/6");
  expect((await letters(page)).slice(0, 5)).toBe(firstAcross);
  expect(await letters(page)).toMatch(/^[a-z]{21}$/);
  await expect(page.locator(".crossbar-cell.is-right")).toHaveCount(5);
  await expect(page.locator(".crossbar-cell.is-missed")).toHaveCount(16);
  const report = page.getByRole("region", { name: "Match report" }).getByRole("listitem");
  await expect(report).toHaveCount(6);
  await expect(report.first()).toContainText(`Clean`);
  await expect(report.nth(1)).toContainText("Shown");
  await expect(page.getByText("Report a clue")).toBeVisible();
});

for (const [name, isTimed] of [
  ["is told at the end", true],
  ["is kept to oneself where that was chosen", false],
] as const) {
  test(`the time ${name}`, async ({ page, visit, testHooks, hasScript }) => {
    await visit(path);
    if (!isTimed) await page.getByLabel("Keep the time to yourself").check();
    await pressKickOff(page, allChecks(page));
    await expect(page.getByRole("timer", { name: "Time played" })).toHaveCount(isTimed ? 1 : 0);
    await testHooks({ now: "2026-11-22T10:01:42+02:00" });
    await typeAcross(page, 1, firstAcross);
    await check(page);
    await expect(page.getByText("9 checks left.")).toBeVisible();
    await page.locator("summary:visible").click();
    await page.getByRole("button", { name: "Show me the answers" }).click();
    const end = page.getByRole("region", { name: "Full time" });
    await expect(end).toBeVisible();
    await expect(end.getByText(/The whistle went after \d:\d\d\./)).toHaveCount(isTimed ? 1 : 0);
    await expect(page.getByRole("timer", { name: "Time played" })).toHaveCount(isTimed ? 1 : 0);
    if (hasScript) await allArrived(page);
    await visit(path);
    await expect(end.getByText(/The whistle went after \d:\d\d\./)).toHaveCount(isTimed ? 1 : 0);
  });
}

test.describe("without script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, "This is about the fields.");

  test("letters that are right are shown beside the words that they are in", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    await typeAcross(page, 1, firstAcross);
    await check(page);
    await expect(page.getByLabel(/^1 across/)).toHaveCount(0);
    const entry = page.locator(".crossbar-entry", { has: page.getByLabel(/^2 down/) });
    await expect(entry.locator(".crossbar-known")).toContainText(
      `Known: ${firstAcross[2]} blank blank blank blank`,
    );
  });

  test("letters that clash cost nothing, are named, and stay typed", async ({
    page,
    visit,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/400/);
    await kickOff(page, visit);
    await page.getByLabel(/^1 across/).fill("pitch");
    await page.getByLabel(/^1 down/).fill("bench");
    const [reply] = await Promise.all([page.waitForResponse(/play\/crossbar/), check(page)]);
    expect(reply.status()).toBe(400);
    await expect(page.getByRole("alert")).toHaveText(
      "1 across and 1 down don't agree on the letter where they cross.",
    );
    for (const [label, word] of [
      [/^1 across/, "pitch"],
      [/^1 down/, "bench"],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(word);
      await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(page.getByLabel(/^4 across/)).not.toHaveAttribute("aria-invalid");
    await page.goto(path);
    await expect(allChecks(page)).toBeVisible();
  });
});
