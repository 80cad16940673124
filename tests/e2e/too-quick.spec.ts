import { expect, test } from "../fixtures/test";
import { pressKickOff } from "./play-steps";
import { titleSteps } from "./playable-steps";

// One title that the server judges move by move, and one that the browser judges. Time stands still on the server.
for (const slug of ["golden-word", "higher-line"] as const) {
  const path = `/play/${slug}`;
  const { now, moves, makeMove, seeMoves, end } = titleSteps[slug];

  test(`${slug} tells its player that a result was too quick to be ranked`, async ({
    page,
    visit,
    testHooks,
  }) => {
    await testHooks({ now });
    await visit(path);
    await pressKickOff(page, page.locator(".play-bar"));
    await seeMoves(page, 0);
    for (let index = 0; index < moves; index += 1) {
      await makeMove(page, index);
      if (index < moves - 1) await seeMoves(page, index + 1);
    }
    await expect(end(page)).toBeVisible();
    const text = `Too quick to be ranked: ${moves} moves in 0.0 s.`;
    const line = page.locator(".play-end").getByText(text, { exact: true });
    await expect(line).toBeVisible();
    await visit(path);
    await expect(line).toBeVisible();
  });
}
