import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { choice, goToTab } from "./profile-steps";

test.use(sharedPage);

test("a choice paints the preview at once, and a text only when it is saved", async ({
  page,
  visit,
  fan,
  join,
}) => {
  await join();
  await visit("/profile");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The router scans a page's links asynchronously.
    if (!/\.svg$|^\/assets\/|^\/__manifest$/.test(pathname)) asked.push(pathname);
  });
  const preview = page.getByAltText("Player avatar preview");
  const shows = (part: string) => expect(preview).toHaveAttribute("src", new RegExp(part));
  await page.getByLabel("Gender").selectOption("female");
  await shows("clotheType=ShirtScoopNeck");
  await page.getByLabel("Position").selectOption("Goalkeeper");
  await shows("clotheType=CollarSweater");
  const card = page.getByRole("region", { name: "Your player" });
  await expect(card).toContainText("GK");
  await page.getByLabel("Display Name").fill("Somebody else");
  await page.getByLabel("Player Number").fill("99");
  await page.getByLabel("Country").selectOption("Japan");
  await expect(card).toContainText(new RegExp(`10\\s*GK\\s*${fan.name}\\s*United States`));
  await page.getByLabel("Date of birth").fill("2001-01-01");
  await expect(page.getByText(/^2\d years old$/)).toBeVisible();
  await page.getByLabel("Date of birth").fill("");
  await expect(page.getByText("DD / MM / YYYY", { exact: true })).toBeVisible();

  await goToTab(page, "Appearance");
  const facialColours = page.getByRole("group", { name: "Facial hair colour" });
  await expect(facialColours).toHaveAttribute("disabled");
  await choice(page, "Hair colour", "Red").check();
  await shows("hairColor=Red");
  await shows("facialHairColor=Red");
  await expect(choice(page, "Facial hair colour", "Red")).toBeChecked();
  await choice(page, "Facial hair style", "Light beard").check();
  await expect(facialColours).not.toHaveAttribute("disabled");
  await choice(page, "Facial hair colour", "Black").check();
  await shows("facialHairColor=Black");
  await choice(page, "Facial hair style", "None").check();
  await expect(facialColours).toHaveAttribute("disabled");
  await expect(choice(page, "Facial hair colour", "Red")).toBeChecked();
  await choice(page, "Skin tone", "Pale").focus();
  await choice(page, "Skin tone", "Pale").press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Skin tone", "Light")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await shows("skinColor=Tanned");
  await goToTab(page, "Kits");
  await page.getByLabel("Home kit colour").fill("#ff0000");
  await shows("clotheColor=Red");
  expect(asked, "nothing but pictures, and the parts of the other tabs").toEqual([]);
});
