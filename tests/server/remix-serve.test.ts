import { expect, it } from "vitest";
import { ask, cookieOf, postForm } from "./ask";
import { joinedFan } from "./fan";
import { startRemixServe } from "./processes";

const quiz = "/play/full-time-quiz";

it("the build runs under plain remix-serve too: the home page, a quiz, and accounts, though nobody knows the address of a visitor there", async () => {
  const address = await startRemixServe();
  const home = await ask(address, "/");
  expect(home.status).toBe(200);
  expect(home.text).toContain("Community feed");

  const started = await postForm(address, quiz, { intent: "start" });
  expect(started.status).toBe(303);
  const page = await ask(address, quiz, { headers: { Cookie: cookieOf(started) } });
  expect(page.status).toBe(200);
  expect(page.text).toContain('name="choice"');

  const fan = await joinedFan(address);
  expect(await fan.isLoggedIn()).toBe(true);
  expect((await fan.elsewhere().login()).status).toBe(303);
  await fan.post("/logout", {});
  expect(await fan.isLoggedIn()).toBe(false);
});
