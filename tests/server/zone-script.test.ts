import { expect, it } from "vitest";
import { zoneScript } from "~/shell/zone";
import { ask, postForm } from "./ask";
import { Fan } from "./fan";
import { serverForFile } from "./processes";

const server = serverForFile();

it.each([
  ["/", true],
  ["/play", true],
  ["/play/full-time-quiz", true],
  ["/play/crossbar?date=2026-11-24", true],
  ["/calendar", true],
  ["/feed/salt-and-pepper", false],
  ["/play/spot-kick/duel", false],
  ["/terms", false],
  ["/?dialog=login", false],
  ["/play/no-such-title", false],
])("%s looks whether its date is the visitor's: %j", async (path, looks) => {
  const { text } = await ask(server.address, path);
  expect(text.includes(zoneScript)).toBe(looks);
});

it("pages of who is logged in do until their zone is known", async () => {
  const fan = new Fan(server.address);
  await fan.join();
  expect((await fan.see("/")).text).toContain(zoneScript);
  fan.plant("tz=UTC");
  expect((await fan.see("/")).text).not.toContain(zoneScript);
});

it("lite pages don't", async () => {
  const { text } = await ask(server.address, "/", { headers: { "Save-Data": "on" } });
  expect(text).not.toContain(zoneScript);
});

it("the answer to a form doesn't: it can't be asked for again", async () => {
  const fields = { intent: "nonsense" };
  const { status, text } = await postForm(server.address, "/play/full-time-quiz", fields);
  expect(status).toBe(400);
  expect(text).toContain("</html>");
  expect(text).not.toContain(zoneScript);
});
