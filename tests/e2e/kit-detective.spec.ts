import { expect, test } from "../fixtures/test";
import { pressKickOff } from "./play-steps";
import { titleSteps } from "./playable-steps";

test("a shirt that is named turns round: year and number are on its back", async ({
  page,
  visit,
  testHooks,
}) => {
  const { now, makeMove } = titleSteps["kit-detective"];
  await testHooks({ now });
  await visit("/play/kit-detective");
  await pressKickOff(page, page.getByRole("heading", { name: /^Shirt 1/ }));
  await expect(page.locator(".kit-back")).toHaveCount(0);
  await makeMove(page, 0);
  await expect(page.locator(".kit-back")).toHaveText(/^\d{4}(–\d\d)?1$/);
});
