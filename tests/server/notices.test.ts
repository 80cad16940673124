import { describe, expect, it } from "vitest";
import { daysDocument, NO_DAYS } from "~/play/player/records";
import { readable, testHooks } from "./ask";
import { Fan, joinedFan, simulatedProviderFan, storeIn } from "./fan";
import { serverForFile } from "./processes";

const server = serverForFile();

const android = {
  "User-Agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
};

const list = async (fan: Fan, headers = {}) =>
  readable((await fan.see("/notifications", headers)).text);

/** The label of a page's bell. */
async function bell(fan: Fan, path = "/", headers = {}): Promise<string> {
  const { text } = await fan.see(path, headers);
  return /aria-label="(Notifications[^"]*)"/.exec(text)?.[1] ?? "none";
}

const readAll = (fan: Fan) => fan.follow("/notifications", { intent: "read" });

describe("the bell", () => {
  it("counts what is new on every page, until all of it is read", async () => {
    const fan = await joinedFan(server.address);
    expect(await bell(fan)).toBe("Notifications, 1 unread");
    const elsewhere = fan.elsewhere();
    await elsewhere.login({}, android);
    for (const path of ["/", "/help", "/settings", "/no-such-page"]) {
      expect(await bell(fan, path), path).toBe("Notifications, 2 unread");
    }
    const page = await readAll(elsewhere);
    expect(readable(page.text)).toContain("You are all caught up");
    expect([await bell(fan), await bell(elsewhere)]).toEqual(["Notifications", "Notifications"]);
  });

  it("is not there for a visitor", async () => {
    expect(await bell(new Fan(server.address))).toBe("none");
  });

  it("is silent, and the page whole, where nobody can tell just now", async () => {
    const fan = await joinedFan(server.address);
    expect(await bell(fan, "/", testHooks({ sources: { bell: "fail" } }))).toBe("Notifications");
    const page = await list(fan, testHooks({ sources: { notices: "fail" } }));
    expect(page).toContain("We couldn't load your notifications right now.");
  });
});

describe("the panel under the bell", () => {
  const panel = (fan: Fan, headers = {}) => fan.see("/notifications.json", headers);

  it("gets the same notifications as the page, for nobody else to keep", async () => {
    const fan = await joinedFan(server.address);
    const { status, headers, text } = await panel(fan);
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(JSON.parse(text)).toMatchObject([
      { kind: "verify", isUnread: true },
      { kind: "sign-in" },
    ]);
  });

  it("gets nothing for a visitor, and where nobody can tell just now", async () => {
    const fan = await simulatedProviderFan(server.address);
    const failing = await panel(fan, testHooks({ sources: { notices: "fail" } }));
    const strange = await panel(new Fan(server.address));
    expect([failing.status, strange.status, failing.text + strange.text]).toEqual([503, 401, ""]);
  });

  it("marks them read where the user is, and leads to no other site", async () => {
    const fan = await simulatedProviderFan(server.address);
    const readFrom = async (referer: string) =>
      (await fan.post("/notifications", { intent: "read" }, { Referer: referer })).headers.location;
    expect(await readFrom(`${server.address}/games?sort=new`)).toBe("/games?sort=new");
    expect(await readFrom("https://evil.example/games")).toBe("/notifications");
  });
});

describe("the notifications", () => {
  it("have a sign-in with its device and its time, as its owner's clock shows it", async () => {
    const fan = await simulatedProviderFan(server.address, {
      ...android,
      ...testHooks({ now: "2026-11-21T12:05:00Z" }),
    });
    const page = await list(fan, { ...testHooks({ now: "2026-11-21T12:06:00Z" }) });
    expect(page).toContain("New sign-in");
    expect(page).toContain("Chrome on Android. If that was not you, change your password.");
    expect(page).toContain("Sat 21 Nov, 14:05");
    expect(page).not.toContain("Mark all read");
  });

  it("have no sign-in of who only proves again who they are", async () => {
    const fan = await joinedFan(server.address);
    await fan.login();
    expect(await bell(fan)).toBe("Notifications, 1 unread");
  });

  it("have alerts that were turned on and off, each once", async () => {
    const fan = await simulatedProviderFan(server.address);
    const push = (intent: string) =>
      fan.post("/push", { intent, token: "device-of-notices" }, android);
    for (const intent of ["subscribe", "subscribe", "unsubscribe", "unsubscribe"])
      await push(intent);
    const page = await list(fan);
    expect(page.match(/Push alerts turned on/g)).toHaveLength(1);
    expect(page.match(/Push alerts turned off/g)).toHaveLength(1);
    expect(await bell(fan)).toBe("Notifications, 2 unread");
  });

  it("have a streak that is paused, as long as it is", async () => {
    const fan = await simulatedProviderFan(server.address);
    await playedOn(await idOf(fan), "2026-11-19");
    const on = (day: number) => testHooks({ now: `2026-11-${day}T12:00:00Z` });
    expect(await list(fan, on(20))).not.toContain("Your streak is paused");
    expect(await list(fan, on(21))).toContain("Your streak is paused");
    expect(await bell(fan, "/", on(21))).toBe("Notifications, 1 unread");
    await playedOn(await idOf(fan), "2026-11-19", "2026-11-21");
    expect(await list(fan, on(21))).not.toContain("Your streak is paused");
    expect(await bell(fan, "/", on(21))).toBe("Notifications");
  });

  it("are never read by another user", async () => {
    const [fan, other] = [await joinedFan(server.address), await joinedFan(server.address)];
    await readAll(other);
    expect(await bell(fan)).toBe("Notifications, 1 unread");
    const reply = await new Fan(server.address).post("/notifications", { intent: "read" });
    expect([reply.status, reply.headers.location]).toEqual([303, "/notifications?dialog=login"]);
  });

  it("take no form but their own", async () => {
    const fan = await simulatedProviderFan(server.address);
    expect((await fan.post("/notifications", { intent: "delete" })).status).toBe(400);
  });

  it("belong to the account: they are in 'Download my data' and go with it", async () => {
    const fan = await simulatedProviderFan(server.address, android);
    const id = await idOf(fan);
    const data = JSON.parse((await fan.see("/account/data")).text);
    expect(data.notices).toMatchObject([
      { items: [{ kind: "sign-in", device: "Chrome on Android" }] },
    ]);
    await fan.post("/account", { intent: "delete", confirmation: "DELETE" });
    const store = storeIn(server.dataDir);
    expect(await store.get("notices", id)).toBeNull();
    await store.close();
  });
});

async function idOf(fan: Fan): Promise<string> {
  return JSON.parse((await fan.see("/account/data")).text).account.id;
}

/** A quiz record with dates long ago. */
async function playedOn(userId: string, ...dates: string[]) {
  const played = new Map(dates.map((date) => [date, ["full-time-quiz"]]));
  const store = storeIn(server.dataDir);
  await store.set("dates", userId, {
    userId,
    ...daysDocument({ ...NO_DAYS, dates: played }),
  });
  await store.close();
}
