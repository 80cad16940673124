import { sharedPage } from "../fixtures/shared-page";
import { expect, joinAs, newFan, test } from "../fixtures/test";
import { pressKickOff } from "./play-steps";
import { titleSteps } from "./playable-steps";

test.use(sharedPage);

const sealed = [
  "full-time-quiz",
  "crossbar",
  "higher-line",
  "spot-kick",
  "keepy-uppy",
  "wall-pass",
] as const;

// Time stands still on the server, so each of them is too quick for its table, and played all the same.
for (const slug of sealed) {
  const path = `/play/${slug}`;
  const { now, moves, makeMove, seeMoves, end } = titleSteps[slug];

  // Without script all are played by the same forms: tests/contract/game-tables.contract.ts plays each.
  const tag = slug === "full-time-quiz" ? [] : ["@with-script"];

  test(`${slug} is played for its table, judged by the server`, { tag }, async ({
    page,
    visit,
    testHooks,
    hasScript,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await joinAs(page.request, newFan());
    await page.request.post("/settings", {
      form: { intent: "settings", revision: "0", inTables: "on" },
    });
    await testHooks({ now });
    await visit(path);
    await expect(page.getByText("In the table: stay online")).toBeVisible();
    await expect(page.getByLabel("Play outside the table")).not.toBeChecked();
    await pressKickOff(page, page.locator(".play-bar"));
    await seeMoves(page, 0);
    if (!hasScript) await expect(page.getByText("In the table: stay online")).toBeVisible();
    await visit(path);
    for (let index = 0; index < moves; index += 1) {
      await makeMove(page, index);
      if (index < moves - 1) await seeMoves(page, index + 1);
    }
    // Without the answer in the page, a crossword that is full ends with a check.
    if (slug === "crossbar" && hasScript) await page.keyboard.press("Enter");
    await expect(end(page)).toBeVisible();
  });
}
