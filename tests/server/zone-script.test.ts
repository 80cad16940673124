import { expect, it } from "vitest";
import { zoneScript } from "~/shell/zone";
import { ask, postForm } from "./ask";
import { serverForFile } from "./processes";

const server = serverForFile();

it.each([
  ["/", true],
  ["/play", true],
  ["/play/full-time-quiz", true],
  ["/play/crossbar?date=2026-11-24", true],
  ["/calendar", true],
  ["/terms", false],
  ["/?dialog=login", false],
  ["/play/no-such-title", false],
])("%s looks whether its date is the visitor's: %j", async (path, looks) => {
  const { text } = await ask(server.address, path);
  expect(text.includes(zoneScript)).toBe(looks);
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
