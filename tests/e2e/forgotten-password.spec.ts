import { sharedPage } from "../fixtures/shared-page";
import { emailsTo, expect, linkOfEmail, newFan } from "../fixtures/test";
import { errorBox, fillIn, test } from "./account-steps";

test.use(sharedPage);

test("asking for a new password has the same answer whoever asks", async ({
  page,
  visit,
  member,
}) => {
  const answers: (string | null)[] = [];
  const stranger = newFan().email;
  for (const email of [member.email, stranger]) {
    await visit("/games?dialog=login&q=x");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page.getByRole("dialog", { name: "Forgot password?" })).toBeVisible();
    await fillIn(page, { Email: email }, "Email reset link");
    await expect(page.getByText("Reset link sent")).toBeVisible();
    await expect(page).toHaveURL("/games?q=x");
    answers.push(await page.locator(".toast").textContent());
  }
  expect(answers[0]).toBe(answers[1]);
  await linkOfEmail(member.email, 2);
  expect(emailsTo(stranger)).toEqual([]);
});

test("an address that is none is told, and so is a new password that is too short", async ({
  page,
  context,
  visit,
  fan,
  join,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  const form = { email: "nobody" };
  const refused = await request.post("/forgot", { form });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain("Please enter a valid email address.");
  await join();
  const asked = { email: fan.email };
  await context.request.post("/forgot", { form: asked, maxRedirects: 0 });
  await visit(await linkOfEmail(fan.email, 2));
  await page.evaluate(() => document.querySelector("[minlength]")?.removeAttribute("minlength"));
  await page.getByLabel("New password").fill("12345");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(errorBox(page)).toHaveText("Your password needs to be at least 6 characters long.");
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/at least 6/);
});
