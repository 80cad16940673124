import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addModerator } from "~/people/moderation/moderators.server";
import { type RunningServer, startServer } from "../fixtures/server";
import { screens } from "../fixtures/site";
import { ask, headerOf, type Reply, readable } from "./ask";
import { Fan, storeIn } from "./fan";
import { tagsNamed } from "./markup";

let server: RunningServer;
let fan: Fan;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
  fan = new Fan(server.address);
  await fan.logInBySimulatedProvider();
  const { account } = JSON.parse((await fan.see("/account/data")).text);
  const store = storeIn(server.dataDir);
  await addModerator(store, account.id, Date.now());
  await store.close();
});

afterAll(() => server.stop());

const asked = { "Save-Data": "on" };
const chosen = { Cookie: "data=lite" };

const see = (path: string, headers: Record<string, string> = {}) =>
  ask(server.address, path, { headers });

const stylesOf = ({ text }: Reply) => /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? "";

function expectLite(reply: Reply, path: string): void {
  const { text } = reply;
  expect(reply.status, path).toBe(200);
  expect(text, path).toContain('data-lite=""');
  expect(text, path).not.toContain("<script");
  expect(text, path).not.toMatch(/modulepreload|rel="(?:late|preload|prefetch|inlined)"|\.woff/);
  // Fonts and pictures that its own stylesheet would load.
  expect(stylesOf(reply), path).not.toMatch(/url\((?!["']?data:)/);
  for (const image of tagsNamed(text, "img")) {
    expect(image.attributes.src, path).toMatch(/^\/avatar\.svg\?/);
  }
  expect(text, path).not.toMatch(/<picture|<use |class="thumbnail"/);
  expect(headerOf(reply, "Vary"), path).toMatch(/\bCookie\b.*\bSave-Data\b/);
  const hash = createHash("sha256").update(stylesOf(reply)).digest("base64");
  expect(headerOf(reply, "Content-Security-Policy"), path).toContain(`'sha256-${hash}'`);
}

describe("lite mode sends no script, no web font and no picture that only decorates", () => {
  it.each([
    ["who asks by Save-Data", asked],
    ["who has chosen it", chosen],
  ])("to %s", async (_, headers) => {
    for (const { path, signedIn } of screens) {
      if (!signedIn) expectLite(await see(path, headers), path);
    }
  });

  it("to who is signed in", async () => {
    for (const { path, signedIn } of screens) {
      if (signedIn) expectLite(await fan.see(path, asked), path);
    }
  });

  it("in a question and on the board of the quiz", async () => {
    const player = new Fan(server.address);
    expectLite(await player.follow("/play/full-time-quiz", { intent: "start" }, asked), "quiz");
  });
});

describe("lite mode leaves", () => {
  it("one's own avatar and shirt", async () => {
    const { text } = await fan.see("/profile?tab=kits", asked);
    expect(tagsNamed(text, "img", { alt: "Player avatar preview" })).toHaveLength(1);
    expect(tagsNamed(text, "svg", { class: "shirt", role: "img" })).toHaveLength(2);
  });

  it("the words that stand for a picture", async () => {
    const { text } = await see("/games/crossbar", asked);
    const pictures = tagsNamed((await see("/games/crossbar")).text, "img");
    const words = pictures.map(({ attributes }) => attributes.alt).filter(Boolean);
    expect(words.length).toBeGreaterThan(2);
    for (const said of words) expect(readable(text)).toContain(said);
  });

  it("an icon where a control has nothing else", async () => {
    const { text } = await see("/?dialog=login", asked);
    expect(text).toMatch(/aria-label="Close"[^>]*><svg class="icon" aria-hidden="true" viewBox/);
  });

  it("everybody else's pages as they were, from caches too", async () => {
    const readers = [{}, asked, chosen, { ...asked, Cookie: "data=full" }];
    for (let round = 0; round < 4; round += 1) {
      for (const headers of readers) {
        const { text } = await see("/games", headers);
        expect(text.includes('data-lite=""'), JSON.stringify(headers)).toBe(
          headers === asked || headers === chosen,
        );
        expect(text.includes("<picture")).toBe(!text.includes('data-lite=""'));
      }
    }
  });
});
