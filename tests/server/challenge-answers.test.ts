import { describe, expect, it } from "vitest";
import { readable, testHooks } from "./ask";
import { accept, answersOn, challenger, linkOf, plays, signing } from "./challenger";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { on, type QuizFan, signedIn, thatDay, visitor } from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

describe("the sender of an answered link", () => {
  /** What the page of an address says to a player at a time of that day, tags left out. */
  const says = async ({ fan }: QuizFan, path: string, time = "12:00:00") => {
    const { text } = await fan.see(path, testHooks({ now: `${thatDay}T${time}Z` }));
    return readable(text)
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ");
  };
  const line = "Full-Time Quiz: A fan answered: 5/5 and wins by two.";
  const onHome = "Full-Time Quiz A fan answered: 5/5 and wins by two.";

  it("is told in the bell and on home, until it was read", async () => {
    const { zola, link } = await challenger(server.address);
    expect(await says(zola, "/")).not.toContain("answered");
    await plays(visitor(server.address), link, 5);
    expect(await says(zola, "/notifications", "12:00:01")).toContain(line);
    expect(await says(zola, "/", "12:00:01")).toContain(onHome);
    const { text } = await zola.fan.see("/notifications.json", on(thatDay));
    const [told] = JSON.parse(text);
    expect(told).toMatchObject({ kind: "answered", isUnread: true });
    expect((await zola.fan.see(told.to, on(thatDay))).headers.location).toBe(quiz);
    await zola.fan.post(
      "/notifications",
      { intent: "read" },
      testHooks({ now: `${thatDay}T12:00:02Z` }),
    );
    expect(await says(zola, "/", "12:00:03")).not.toContain("answered");
    expect(await says(zola, "/notifications", "12:00:03")).toContain(line);
  });

  it("is told of the latest of several answers, once, and keeps no name of anybody", async () => {
    const { zola, link } = await challenger(server.address);
    const [thabo, lerato] = [visitor(server.address), visitor(server.address)];
    await thabo.fan.post(signing, { name: "Thabo" }, on(thatDay));
    await plays(thabo, link, 5);
    await lerato.fan.post(signing, { name: "Lerato" }, on(thatDay));
    await accept(lerato, link);
    await plays(lerato, link, 2);
    const bell = await says(zola, "/notifications");
    expect(bell.match(/Your result was answered/g)).toHaveLength(1);
    const { text } = await zola.fan.see("/account/data", on(thatDay));
    expect(JSON.stringify(JSON.parse(text).notices)).not.toMatch(/Thabo|Lerato/);
  });

  it("who is a visitor is told on home for a day, and after joining in the bell", async () => {
    const zola = visitor(server.address);
    await zola.play(3);
    expect(await says(zola, "/")).not.toContain("answered");
    await plays(visitor(server.address), await linkOf(zola), 5);
    expect(await says(zola, "/", "12:00:01")).toContain(onHome);
    expect(await answersOn(zola)).toHaveLength(1);
    const nextNoon = testHooks({ now: "2026-11-22T12:00:01Z" });
    expect(readable((await zola.fan.see("/", nextNoon)).text)).not.toContain("answered");
    await zola.fan.join({}, testHooks({ now: `${thatDay}T12:00:02Z` }));
    expect(await says(zola, "/", "12:00:03")).toContain(onHome);
    expect(await says(zola, "/notifications", "12:00:03")).toContain(line);
  });
});

describe("the answers of somebody who leaves", () => {
  it.each(["/logout", "/session"])("leave no name and no rival behind: %s", async (path) => {
    const { link } = await challenger(server.address);
    const thabo = await signedIn(server.address);
    await plays(thabo, link, 5);
    await thabo.fan.post(signing, { name: "Thabo" }, on(thatDay));
    expect(thabo.fan.cookieNames).toEqual(expect.arrayContaining(["kb_rivals", "kb_signature"]));
    if (path === "/logout") await thabo.fan.post(path, {}, on(thatDay));
    else await thabo.fan.delete(path, on(thatDay));
    expect(thabo.fan.cookieNames).not.toContain("kb_rivals");
    expect(thabo.fan.cookieNames).not.toContain("kb_signature");
  });

  it("go along into an account, are in its data, and leave with it", async () => {
    const { zola, link } = await challenger(server.address);
    const thabo = visitor(server.address);
    await plays(thabo, link, 5);
    await thabo.fan.join({ name: "Thabo" }, on(thatDay));
    const { text } = await thabo.fan.see("/account/data", on(thatDay));
    expect(JSON.parse(text).answers).toHaveLength(1);
    expect(await answersOn(zola)).toHaveLength(1);
    const fields = { intent: "delete", confirmation: "DELETE", password: thabo.fan.password };
    await thabo.fan.post("/account?dialog=delete", fields, on(thatDay));
    expect(await answersOn(zola)).toEqual([]);
  });

  it("and the name of a sender who leaves is not shown any more", async () => {
    const zola = visitor(server.address);
    await zola.play(3);
    await zola.fan.join({ name: "Zola" }, on(thatDay));
    const link = await linkOf(zola);
    const seen = async () =>
      readable(
        (await visitor(server.address).fan.see(`${link}?${Math.random()}`, on(thatDay))).text,
      );
    expect(await seen()).toContain(">Zola</bdi>");
    const fields = { intent: "delete", confirmation: "DELETE", password: zola.fan.password };
    await zola.fan.post("/account?dialog=delete", fields, on(thatDay));
    expect(await seen()).toContain("A friend's full time");
  });
});
