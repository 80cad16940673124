import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { ask, headerOf, type Reply, readable } from "./ask";
import { Fan, simulatedProviderFan } from "./fan";
import { serverForFile, startRemixServe } from "./processes";
import { goodPlayer } from "./profile-forms";

const server = serverForFile();
const br = { "Accept-Encoding": "br" };

it("a page of one's own is the same when it is seen again, and another as soon as something changed", async () => {
  const fan = await simulatedProviderFan(server.address);
  const plain = await fan.see("/profile");
  const again = await fan.see("/profile", br);
  expect(brotliDecompressSync(again.body).toString()).toBe(plain.text);
  expect(headerOf(again, "Cache-Control")).toBe("private, no-store");
  expect(headerOf(again, "Content-Security-Policy")).toBe(
    headerOf(plain, "Content-Security-Policy"),
  );
  expect(headerOf(again, "Vary")).toContain("Accept-Encoding");
  await fan.post("/profile", { intent: "save", revision: "0", ...goodPlayer });
  expect((await fan.see("/profile")).text).toContain("Thandi Mokoena");
});

it("nobody gets it who is not, or is no longer, that person", async () => {
  const [fan, other] = [
    await simulatedProviderFan(server.address),
    await simulatedProviderFan(server.address),
  ];
  await fan.post("/profile", { intent: "save", revision: "0", ...goodPlayer });
  for (const _ of [1, 2]) expect((await fan.see("/profile")).text).toContain("Thandi Mokoena");
  expect((await other.see("/profile")).text).not.toContain("Thandi Mokoena");
  await fan.post("/logout", {});
  expect((await fan.see("/profile")).text).not.toContain("Thandi Mokoena");
});

it("many people at once each get their own pages, and nothing of anybody else's", async () => {
  const names = Array.from({ length: 8 }, (_, number) => `Fan-${"abcdefgh"[number]} </k> & Co`);
  const fans = await Promise.all(
    names.map(async (name) => {
      const fan = new Fan(server.address);
      await fan.join({ name });
      await fan.post("/profile", {
        intent: "save",
        revision: "0",
        ...goodPlayer,
        displayName: name,
      });
      return { fan, name };
    }),
  );
  const rounds = ["/", "/profile", "/", "/stats", "/profile", "/play", "/calendar"];
  for (const path of rounds) {
    const pages = await Promise.all(fans.map(({ fan }) => fan.see(path, br)));
    for (const [place, page] of pages.entries()) {
      const text = readable(brotliDecompressSync(page.body).toString());
      expect(text).toContain(fans[place]?.fan.email);
      for (const other of fans.filter((_, index) => index !== place)) {
        expect(text).not.toContain(other.fan.email);
        expect(text).not.toContain(other.name);
      }
      expect(headerOf(page, "Cache-Control")).toBe("private, no-store");
    }
  }
});

it("marks of visitors who played show in their own pages, whoever asks in between", async () => {
  const players = await Promise.all(
    [0, 1].map(async (choice) => {
      const fan = new Fan(server.address);
      const started = await fan.post("/play/full-time-quiz/moves", { intent: "start" });
      const { attempt, puzzle } = JSON.parse(started.text).playing;
      const moves = puzzle.questions.map((_: unknown, index: number) => ({
        index,
        move: choice,
        elapsed: null,
      }));
      await fan.post("/play/full-time-quiz/moves", {
        intent: "move",
        attempt: attempt.id,
        moves: JSON.stringify(moves),
      });
      return fan;
    }),
  );
  const scoreIn = ({ text }: Reply) => /class="digits[^"]*">(\d\/5)</.exec(text)?.[1];
  const first = await Promise.all(players.map((fan) => fan.see("/")));
  for (const page of first) expect(scoreIn(page)).toBeDefined();
  const stranger = await ask(server.address, "/");
  expect(scoreIn(stranger)).toBeUndefined();
  const again = await Promise.all(players.map((fan) => fan.see("/")));
  expect(again.map(scoreIn)).toEqual(first.map(scoreIn));
});

/** A page without the time of its making, and without the scripts that carry its data to the browser. */
const markup = (html: string) =>
  html
    .replace(/<script>window\.__remixContext\.streamController.*?<\/script>/gs, "")
    .replace(/(?:<!--\/?\$-->)*(?=$)/, "")
    .replace(/(dateTime="|class="digits"[^>]*>)[^<"]*/g, "$1");

it("a page is what the framework's own server makes of it, also when parts of it are kept", async () => {
  const plain = await startRemixServe();
  const paths = [
    "/?",
    "/games",
    "/feed",
    "/help",
    "/stats",
    "/play",
    "/calendar",
    "/login",
    "/gone",
  ];
  for (const path of paths) {
    const theirs = await ask(plain, path);
    for (const _ of [1, 2, 3]) {
      const ours = await ask(server.address, path, { headers: { Cookie: "kb_flash=none" } });
      expect(ours.status).toBe(theirs.status);
      expect(markup(ours.text)).toBe(markup(theirs.text));
      expect(headerOf(ours, "Content-Type")).toBe(headerOf(theirs, "Content-Type"));
      expect(headerOf(ours, "X-Data-Mode")).toBe(headerOf(theirs, "X-Data-Mode"));
    }
  }
});
