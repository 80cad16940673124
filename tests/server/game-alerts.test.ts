import { describe, expect, it, onTestFinished } from "vitest";
import { type AlertServices, sendAlerts } from "~/people/push/send-alerts.server";
import { type FcmAnswer, startFakeFcm } from "../fixtures/fake-fcm";
import { storeIn } from "./fan";
import { folderForTest } from "./processes";

const DUE = Date.parse("2026-11-22T18:30:00+02:00");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const zone = "Africa/Johannesburg";

/** Users with an alert at half past six, each with two devices, and servers that share a database. */
async function world(users: string[], answer: (token: string) => FcmAnswer = () => "sent") {
  const folder = folderForTest();
  const store = storeIn(folder);
  await store.transaction(async (transaction) => {
    for (const userId of users) {
      transaction.set("gameAlerts", userId, { time: "18:30", zone, nextAt: DUE });
      for (const device of ["phone", "laptop"]) {
        const token = `${userId}-${device}`;
        transaction.set("pushSubscriptions", token, { token, userId });
      }
    }
  });
  const fcm = await startFakeFcm(({ message }) => answer(message.token));
  onTestFinished(async () => {
    await fcm.stop();
    await store.close();
  });
  const send = (now: number, change: Partial<AlertServices> = {}) => {
    const own = storeIn(folder);
    onTestFinished(() => own.close());
    const alertFor = async (userId: string) => ({ title: "Fresh games", body: `For ${userId}` });
    return sendAlerts({ store: own, messaging: fcm.messaging, alertFor, ...change }, now);
  };
  return { store, send, sentTo: () => fcm.received.map(({ message: { token } }) => token).sort() };
}

const devicesOf = (...users: string[]) =>
  users.flatMap((userId) => [`${userId}-laptop`, `${userId}-phone`]).sort();

describe("the daily alert", () => {
  it("goes to all devices of its user at the chosen time, once a day", async () => {
    const { send, sentTo } = await world(["lebo"]);
    expect(await send(DUE - 1)).toBe(0);
    expect(await send(DUE)).toBe(1);
    expect(await send(DUE + 60_000)).toBe(0);
    expect(sentTo()).toEqual(devicesOf("lebo"));
    expect(await send(DUE + DAY_MS)).toBe(1);
  });

  it("goes out once when several servers send at the same moment", async () => {
    const users = ["lebo", "sipho", "thandi"];
    const { send, sentTo } = await world(users);
    await Promise.all([1, 2, 3].map(() => send(DUE)));
    expect(sentTo()).toEqual(devicesOf(...users));
  });

  it("is left out, and not sent late, when no server ran at the time", async () => {
    const { send, sentTo } = await world(["lebo"]);
    expect(await send(DUE + 2 * HOUR_MS)).toBe(0);
    expect(sentTo()).toEqual([]);
    expect(await send(DUE + DAY_MS)).toBe(1);
  });

  it("is not sent to who has nothing left to play, or no device", async () => {
    const { store, send, sentTo } = await world(["lebo", "sipho"]);
    await store.delete("pushSubscriptions", "sipho-phone");
    await store.delete("pushSubscriptions", "sipho-laptop");
    expect(await send(DUE, { alertFor: async () => null })).toBe(0);
    expect(sentTo()).toEqual([]);
  });

  it("forgets a device that is gone", async () => {
    const { store, send } = await world(["lebo"], (token) =>
      token.endsWith("phone") ? "UNREGISTERED" : "sent",
    );
    await send(DUE);
    expect(await store.get("pushSubscriptions", "lebo-phone")).toBe(null);
    expect(await store.get("pushSubscriptions", "lebo-laptop")).not.toBe(null);
  });

  it("of many users goes to all of them", async () => {
    const users = Array.from({ length: 230 }, (_, n) => `fan-${n}`);
    const { send } = await world(users);
    expect(await send(DUE)).toBe(users.length);
  });

  it("is forgotten when it can't be read", async () => {
    const { store, send } = await world(["lebo"]);
    await store.set("gameAlerts", "broken", { nextAt: DUE - 1, time: "late" });
    expect(await send(DUE)).toBe(1);
    expect(await store.get("gameAlerts", "broken")).toBe(null);
  });
});
