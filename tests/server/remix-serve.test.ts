import { expect, it } from "vitest";
import { ask, cookieOf, postForm } from "./ask";
import { startRemixServe } from "./processes";

const quiz = "/play/full-time-quiz";

it("the build runs under plain remix-serve too: the home page and a quiz", async () => {
  const address = await startRemixServe();
  const home = await ask(address, "/");
  expect(home.status).toBe(200);
  expect(home.text).toContain("Community feed");
  const started = await postForm(address, quiz, { intent: "start" });
  expect(started.status).toBe(303);
  const page = await ask(address, quiz, { headers: { Cookie: cookieOf(started) } });
  expect(page.status).toBe(200);
  expect(page.text).toContain('name="choice"');
});
