import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readable } from "./ask";
import { accept, answersOn, challenger, linkOf, plays, signing } from "./challenger";
import { tagsNamed } from "./markup";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { answersWith, idOf, on, type QuizFan, signedIn, thatDay, visitor } from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });
const nextDay = "2026-11-22";

describe("the link of a result", () => {
  it("names a signed-in fan, who may sign otherwise or not at all", async () => {
    const { zola, link } = await challenger(server.address);
    const seen = async (address: string) =>
      readable((await visitor(server.address).fan.see(address, on(thatDay))).text);
    expect(await seen(link)).toContain(">Sunday Player</bdi>'s full time");
    await zola.fan.post(signing, { name: "Zola" }, on(thatDay));
    expect(await seen(await linkOf(zola))).toContain(">Zola</bdi>'s full time");
    expect(await seen(await linkOf(zola))).toMatch(/<title>Zola: 3\/5 in \d+\.\d s\. Beat it\./);
    await zola.fan.post(signing, { name: " " }, on(thatDay));
    expect(await seen(await linkOf(zola))).toContain("A friend's full time");
  });

  it("names nobody who has not signed it, and takes no name that hurts", async () => {
    const fan = visitor(server.address);
    await fan.play(3);
    const before = await linkOf(fan);
    await fan.fan.post(signing, { name: "ＦUСK" }, on(thatDay));
    expect(await linkOf(fan)).toBe(before);
    const { text } = await visitor(server.address).fan.see(before, on(thatDay));
    expect(readable(text)).toMatch(/<title>A fan: 3\/5 in \d+\.\d s\. Beat it\./);
    await fan.fan.post(signing, { name: "Zola" }, on(thatDay));
    expect(await linkOf(fan)).not.toBe(before);
  });

  it("shows any name as text", async () => {
    const fan = visitor(server.address);
    await fan.play(3);
    const names = [
      '<b onclick="x">',
      "'\"><script>",
      "</title><i>",
      "&lt;b&gt;",
      "$&$1 $x",
      "\u202eZ",
      "%00",
      "a\u0301\u0301\u0301\u0301\u0301",
    ];
    const hostile = fc.oneof(fc.constantFrom(...names), fc.string({ unit: "grapheme" }));
    await fc.assert(
      fc.asyncProperty(hostile, async (name) => {
        await fan.fan.post(signing, { name }, on(thatDay));
        const link = await linkOf(fan);
        const { status, text } = await visitor(server.address).fan.see(link, on(thatDay));
        expect(status).toBe(200);
        expect(tagsNamed(text, "b")).toHaveLength(0);
        expect(tagsNamed(text, "i")).toHaveLength(0);
        expect(tagsNamed(text, "title")).toHaveLength(1);
        expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a challenge", () => {
  it("starts the clock at once, and ends with both results and who has won", async () => {
    const { zola, link } = await challenger(server.address);
    await zola.fan.post(signing, { name: "Zola" }, on(thatDay));
    const signed = await linkOf(zola);
    expect(signed).not.toBe(link);
    const thabo = visitor(server.address);
    expect((await accept(thabo, signed)).headers.location).toBe(quiz);
    expect(readable(await thabo.page())).toContain("Zola 3/5");
    const end = await plays(thabo, signed, 5);
    expect(end.playing?.rivals).toEqual([
      { name: "Zola", score: "3/5", squares: "🟩🟩🟩🟥🟥", line: "You win, 5-3." },
    ]);
    const html = readable(await thabo.page());
    expect(html).toContain("You win, 5-3.");
    expect(html).toContain("Send it back");
  });

  it("is answered once, whatever is posted again", async () => {
    const { zola, link } = await challenger(server.address);
    const thabo = visitor(server.address);
    await plays(thabo, link, 5);
    await thabo.fan.post(signing, { name: "Thabo" }, on(thatDay));
    await plays(thabo, link, 5);
    expect(await answersOn(zola)).toEqual(["A fan answered: 5/5 and wins by two."]);
    const lerato = visitor(server.address);
    await accept(lerato, link);
    await lerato.fan.post(signing, { name: "Lerato" }, on(thatDay));
    await plays(lerato, link, 2);
    expect(await answersOn(zola)).toContain("Lerato answered: 2/5. You keep it.");
    expect(await answersOn(zola)).toHaveLength(2);
  });

  it("goes back as a link with both results", async () => {
    const { zola, link } = await challenger(server.address);
    const thabo = visitor(server.address);
    await plays(thabo, link, 5);
    await thabo.fan.post(signing, { name: "Thabo" }, on(thatDay));
    const back = await linkOf(thabo);
    expect(back).toContain("?v=");
    const read = async (player: QuizFan) =>
      readable((await player.fan.see(back, on(thatDay))).text);
    expect(await read(visitor(server.address))).toContain("Thabo wins, 5-3.");
    expect(await read(zola)).toContain("Thabo keeps it.");
    expect(await read(thabo)).toContain("See your result");
  });

  it("shows both results when its link is opened again, and a Friendly changes neither", async () => {
    const { zola, link } = await challenger(server.address);
    const thabo = visitor(server.address);
    await plays(thabo, link, 4);
    const opened = readable((await thabo.fan.see(link, on(thatDay))).text);
    expect(opened).toContain("You win, 4-3.");
    expect(opened).toContain("Play it as a Friendly");
    expect(opened).not.toContain("Tell Sunday Player");
    await thabo.answer(idOf(await thabo.again()), answersWith(5));
    expect(readable((await thabo.fan.see(link, on(thatDay))).text)).toContain("You win, 4-3.");
    expect(await answersOn(zola)).toEqual(["A fan answered: 4/5 and wins by one."]);
  });

  it("is told by who had played before the link came", async () => {
    const { zola, link } = await challenger(server.address);
    const thabo = visitor(server.address);
    await thabo.play(3);
    expect(readable((await thabo.fan.see(link, on(thatDay))).text)).toContain("Tell Sunday Player");
    expect(await answersOn(zola)).toEqual([]);
    await accept(thabo, link);
    expect(await answersOn(zola)).toEqual(["A fan answered: 3/5, level with you."]);
  });

  it("of a day that is over is a Friendly, and still compares", async () => {
    const { zola, link } = await challenger(server.address);
    const thabo = visitor(server.address);
    const end = await plays(thabo, link, 5, nextDay);
    expect(end.playing?.attempt.isFriendly).toBe(true);
    expect(end.playing?.rivals?.[0]?.line).toBe("You win, 5-3.");
    expect(await answersOn(zola)).toEqual(["A fan answered: 5/5 and wins by two."]);
  });

  it("is nobody's own: its sender sees their result", async () => {
    const { zola, link } = await challenger(server.address);
    const html = readable((await zola.fan.see(link, on(thatDay))).text);
    expect(html).toContain("See your result");
    expect(html).not.toContain("Play No. 1");
  });

  it("ends when its sender says so", async () => {
    const { zola, link } = await challenger(server.address);
    const [thabo, lerato] = [visitor(server.address), visitor(server.address)];
    await plays(thabo, link, 5);
    const [{ attributes } = { attributes: {} as Record<string, string> }] = tagsNamed(
      await zola.page(),
      "input",
      { name: "finish" },
    );
    const fields = { intent: "end", finish: String(attributes.value) };
    await accept(lerato, link);
    await thabo.fan.post(signing, fields, on(thatDay));
    expect((await lerato.fan.see(link, on(thatDay))).status).toBe(200);
    await zola.fan.post(signing, fields, on(thatDay));
    const { status, text } = await visitor(server.address).fan.see(`${link}?x`, on(thatDay));
    expect([status, readable(text)]).toEqual([404, expect.stringContaining("has ended it")]);
    await plays(lerato, link, 4).catch(() => {});
    expect(await answersOn(zola)).toHaveLength(1);
    const odd = { intent: "end", finish: "../x" };
    expect((await zola.fan.post(signing, odd, on(thatDay))).status).toBe(303);
  });
});

describe("a league after a challenge", () => {
  it("is one press from either end, with both names", async () => {
    const { zola, link } = await challenger(server.address);
    await zola.fan.post(signing, { name: "Zola" }, on(thatDay));
    const signed = await linkOf(zola);
    const thabo = await signedIn(server.address);
    await thabo.fan.post(signing, { name: "Thabo & <b>" }, on(thatDay));
    await plays(thabo, signed, 5);
    const end = readable(await thabo.page());
    expect(end.replace(/<[^>]*>/g, "")).toContain("Play Zola every day? Start a league");
    const [, to = ""] = /href="(\/leagues\?name=[^"]*)"/.exec(end) ?? [];
    const [field] = tagsNamed((await thabo.fan.see(to, on(thatDay))).text, "input", {
      name: "name",
    });
    expect(field?.attributes.value).toBe("Thabo & <b> v Zola");
    expect(readable(await zola.page()).replace(/<[^>]*>/g, "")).toContain(
      "Play each other every day? Start a league",
    );
    expect(link).not.toBe(signed);
  });
});
