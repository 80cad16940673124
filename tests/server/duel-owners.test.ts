import { describe, expect, it } from "vitest";
import { readable, setCookiesOf, testHooks } from "./ask";
import {
  challengers,
  duelBy,
  friends,
  from,
  locationOf,
  page,
  settledDuel,
  textOf,
} from "./duellist";
import { Fan, joinedFan } from "./fan";
import { textOf as plain, tagsNamed } from "./markup";
import { serverForFile } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });

describe("a duel", () => {
  it("makes a player of a stranger, by the cookie of every visitor, and takes no other for theirs", async () => {
    const reply = await new Fan(server.address).post(page, challengers, from());
    const [cookie = "", ...others] = setCookiesOf(reply);
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^kb_player=visitor-/);
    const { path } = await duelBy(new Fan(server.address));
    const forged = new Fan(server.address);
    forged.plant(`${cookie.split(";")[0]}x`);
    expect(await textOf(forged, path)).toContain("Take the duel");
  });

  it("is an account's on all its devices, is told of in its bell and on home, and leaves with it", async () => {
    const fan = await joinedFan(server.address);
    await fan.post("/play/sign", { name: "Zola" });
    const { path } = await duelBy(fan);
    const elsewhere = fan.elsewhere();
    await elsewhere.login();
    expect(await textOf(elsewhere, path)).toContain("Now send it");
    const friend = new Fan(server.address);
    expect(await textOf(friend, path)).toContain(">Zola</bdi>'s shoot-out");
    await friend.post("/play/sign", { name: "Thabo" });
    await friend.post(path, friends, from());
    expect(plain(await textOf(fan, "/"))).toMatch(/Spot Kick ?Thabo answered: \d+-\d+/);
    const { text } = await fan.see("/notifications.json");
    const told = expect.objectContaining({ kind: "answered", to: path });
    expect(JSON.parse(text)).toContainEqual(told);
    const data = JSON.parse((await fan.see("/account/data")).text);
    expect(data.challenges).toMatchObject([{ name: "Zola" }]);
    const form = { intent: "delete", confirmation: "DELETE", password: fan.password };
    await fan.post("/account", form);
    expect((await friend.see(path)).status).toBe(404);
  });

  it("goes along with its maker into an account", async () => {
    const { fan, path } = await duelBy(new Fan(server.address));
    await fan.join();
    expect(await textOf(fan, path)).toContain("Now send it");
    const data = JSON.parse((await fan.see("/account/data")).text);
    expect(data.challenges).toHaveLength(1);
  });

  it("is ended by its maker alone", async () => {
    const { challenger, friend, path } = await settledDuel(server.address);
    const [field] = tagsNamed(await textOf(challenger, path), "input", { name: "finish" });
    const end = { intent: "end", finish: field?.attributes.value ?? "" };
    const stranger = new Fan(server.address);
    await friend.post("/play/sign", end);
    expect((await stranger.see(path)).status).toBe(200);
    await challenger.post("/play/sign", end);
    const gone = await new Fan(server.address).see(path);
    expect([gone.status, readable(gone.text)]).toEqual([
      404,
      expect.stringContaining("has ended it"),
    ]);
    expect(await textOf(friend, path)).toContain("Kick by kick");
  });

  it("has its name reported under its own id", async () => {
    const fan = new Fan(server.address);
    await fan.post("/play/sign", { name: "Zola" });
    const { path } = await duelBy(fan);
    const html = await textOf(new Fan(server.address), path);
    const [, to = ""] = /href="(\/report\?kind=signature[^"]*)"/.exec(html) ?? [];
    expect(await textOf(new Fan(server.address), to)).toContain("Zola");
  });

  it("is the shoot-out that was just played, however often its button is pressed", async () => {
    const day = "2026-11-23";
    const at = (time: string) => testHooks({ now: `${day}T${time}Z` });
    const fan = new Fan(server.address);
    const moves = "/play/spot-kick/moves";
    const started = JSON.parse((await fan.post(moves, { intent: "start" }, at("12:00:00"))).text);
    const { id: attempt } = started.playing.attempt;
    const send = (fields = {}) =>
      fan.post(
        page,
        { intent: "send", attempt, date: day, ...fields },
        { ...at("12:09:00"), ...from() },
      );
    expect(locationOf(await send())).toBe(page);
    const made = Array.from({ length: 20 }, (_, index) => ({
      index,
      move: index % 2 === 0 ? { zone: 3, style: "driven" } : { dive: 5 },
      elapsed: 1000 * (index + 1),
    }));
    const post = { intent: "move", attempt, moves: JSON.stringify(made) };
    await fan.post(moves, post, at("12:05:00"));
    const end = readable((await fan.see("/play/spot-kick", at("12:06:00"))).text);
    expect(end).toContain("Challenge a friend");
    const path = locationOf(await send());
    expect(path).toMatch(/duel\/[0-9a-f]{32}$/);
    expect(locationOf(await send())).toBe(path);
    const friend = new Fan(server.address);
    await friend.post(path, friends, { ...at("13:00:00"), ...from() });
    const seen = plain((await friend.see(path, at("13:00:00"))).text);
    expect(seen).toContain("Low left, driven");
    expect(seen).toContain("the dive: Low right");
    for (const fields of [{ attempt: "x" }, { date: "x" }, { date: "2026-11-22" }]) {
      expect(locationOf(await send(fields))).toBe(page);
    }
    expect(
      locationOf(
        await new Fan(server.address).post(
          page,
          { intent: "send", attempt, date: day },
          at("12:09:00"),
        ),
      ),
    ).toBe(page);
  });
});
