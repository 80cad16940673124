import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { pressUntil } from "./play-steps";
import { tabTo } from "./title-keys";
import { aimIn, brick, choose, DAY, kickOff, line, passNo, pressesOn } from "./wall-pass-steps";

test.use(sharedPage);

test.beforeEach(({ testHooks }) => testHooks({ now: DAY }));

test("takes the keys S, F, H and 1 to 7", async ({ page, visit }) => {
  await kickOff(page, visit);
  const soft = page.getByRole("radio", { name: "Soft", checked: true });
  await pressUntil(soft, () => page.keyboard.press("s"));
  await pressUntil(passNo(page, 2), () => page.keyboard.press("5"));
  await expect(line(page)).toHaveText(
    "Hit the 3: +3. 4 more, then hits count double. You stand on 7.",
    { useInnerText: true },
  );
  await page.keyboard.press("f");
  await pressUntil(passNo(page, 3), () => page.keyboard.press("5"));
  await expect(line(page)).toHaveText("Nothing hit: the row starts again. You stand on 3.", {
    useInnerText: true,
  });
});

test("takes a line drawn from the street to a brick, and none that ends on the street", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const street = await page.locator(".wall-ground").boundingBox();
  const target = await brick(page, 3).boundingBox();
  if (!street || !target) throw new Error("There is no board.");
  const x = target.x + target.width / 2;
  const draw = async (y: number) => {
    await page.mouse.move(street.x + 20, street.y + street.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
    await expect(aimIn(page)).toBeVisible();
    await page.mouse.up();
  };
  await draw(street.y + 20);
  await expect(aimIn(page)).toHaveCount(0);
  await expect(passNo(page, 1)).toBeVisible();
  await draw(target.y + 20);
  await expect(line(page)).toHaveText(
    "Hit the 8: +8. 4 more, then hits count double. You stand on 5.",
    { useInnerText: true },
  );
});

test("keeps the way of a brick in view while the weights are tried", async ({ page, visit }) => {
  await kickOff(page, visit);
  const aim = aimIn(page);
  await brick(page, 3).hover();
  await page.locator(".wall-ground").hover();
  const spot = aim.locator(".wall-spot");
  const firm = (await spot.getAttribute("cx")) ?? "";
  await choose(page, "Soft");
  await expect(spot).not.toHaveAttribute("cx", firm);
});

for (const kind of ["finger", "mouse"] as const) {
  test(`looks at a brick that a ${kind} is held on, and passes at a short press`, async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    const aim = aimIn(page);
    const press = await pressesOn(page, brick(page, 2), kind);
    // Once as long as it takes, and once so long that a browser may take it for a press of another kind.
    for (const heldMs of [360, 2000]) {
      await press.down();
      await expect(aim).toBeVisible();
      await press.up(heldMs);
      await expect(aim).toBeVisible();
      await expect(passNo(page, 1)).toBeVisible();
    }
    await press.down();
    await press.up(120);
    await expect(line(page)).toHaveText(
      "Hit the 4: +4. 4 more, then hits count double. You stand on 3.",
      { useInnerText: true },
    );
    await expect(aim).toHaveCount(kind === "mouse" ? 1 : 0);
  });
}

test("shows where the ball of a tap goes out, instead of a pass", async ({ page, visit }) => {
  await kickOff(page, visit);
  await brick(page, 5).tap();
  await expect(line(page)).toHaveText("A firm pass goes out. Try soft.", {
    useInnerText: true,
  });
  await expect(aimIn(page).locator(".is-lost")).toBeVisible();
  await expect(passNo(page, 1)).toBeVisible();
  // What it shows follows the advice.
  await choose(page, "Soft");
  await expect(aimIn(page)).toBeVisible();
  await expect(aimIn(page).locator(".is-lost")).toHaveCount(0);
});

test("shows the way of a brick that has the focus, and passes at Enter", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await tabTo(page, brick(page, 2));
  await expect(aimIn(page)).toBeVisible();
  await expect(passNo(page, 1)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(line(page)).toHaveText(
    "Hit the 4: +4. 4 more, then hits count double. You stand on 3.",
    { useInnerText: true },
  );
});

test("passes at a key after a look that the device has not followed with a press", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await brick(page, 2).evaluate((button) => {
    const touch = (type: string, value: number) => {
      const event = new PointerEvent(type, {
        bubbles: true,
        pointerType: "touch",
        isPrimary: true,
      });
      button.dispatchEvent(Object.defineProperty(event, "timeStamp", { value }));
    };
    touch("pointerdown", -1000);
    touch("pointerup", -500);
  });
  await page.keyboard.press("2");
  await expect(line(page)).toHaveText(
    "Hit the 4: +4. 4 more, then hits count double. You stand on 3.",
    { useInnerText: true },
  );
});

test("takes one pass for a double press", async ({ page, visit }) => {
  await kickOff(page, visit);
  await brick(page, 2).dblclick();
  await expect(passNo(page, 2)).toBeVisible();
  await expect(line(page)).toHaveText(
    "Hit the 4: +4. 4 more, then hits count double. You stand on 3.",
    { useInnerText: true },
  );
});
