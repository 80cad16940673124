import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Profile } from "~/people/profile/profile";
import { settingsTexts } from "~/people/profile/settings/settings-texts";
import { sendAlerts } from "~/people/push/send-alerts.server";
import { dateAt, daysBefore } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { firestoreStore } from "~/platform/storage/firestore-store.server";
import { recordResults } from "~/play/player/player-records.server";
import { daysDocument, NO_DAYS } from "~/play/player/records";
import { startFakeFcm } from "../fixtures/fake-fcm";
import { type RunningServer, startServer } from "../fixtures/server";
import { headersOf, startSmtpServer } from "../fixtures/smtp-server";
import { root } from "../server/ask";
import { adminAuth, adminFirestore } from "./admin";
import { firebaseVariables, missingEmulators, pushVariables } from "./emulators";
import { type Fan, googleFan, joinedFan } from "./firebase-fan";

const DAY_MS = 24 * 60 * 60_000;
const slug = "full-time-quiz";

/** What a user of the settings' form turns on: a switch by its name, and the time of the daily alert. */
type Choice = Partial<Record<string, string>>;

const idOf = async ({ email }: Fan) => (await adminAuth().getUserByEmail(email)).uid;

async function choose(fan: Fan, choice: Choice) {
  const revision = /name="revision" value="(\d+)"/.exec(await fan.read("/settings"))?.[1] ?? "";
  const fields = { intent: "settings", revision, favoriteColor: "#2563eb", ...choice };
  return fan.post("/settings", fields as Record<string, string>);
}

/** A date of the product's own zone, which users without a zone of their own have. */
const dateBefore = (days: number) => daysBefore(dateAt(Date.now(), product.timeZone), days);

describe.skipIf(missingEmulators)(`A switch in the settings ${missingEmulators}`, () => {
  let server: RunningServer;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let variables: ReturnType<typeof firebaseVariables>;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    variables = firebaseVariables({ ...pushVariables, SMTP_URL: smtp.url });
    server = await startServer(variables);
  });
  afterAll(async () => {
    await server?.stop();
    await smtp?.stop();
  });

  /** Switch and effect. One without an effect does not compile. */
  const effects: Record<keyof Profile["notifications"], () => Promise<void>> = {
    async dailyStreakTips() {
      const fan = await joinedFan(server.address);
      const played = new Map([[dateBefore(2), [slug]]]);
      const dates = daysDocument({ ...NO_DAYS, dates: played });
      const userId = await idOf(fan);
      await adminFirestore()
        .doc(`dates/${userId}`)
        .set({ userId, ...dates });
      await choose(fan, {});
      expect(await fan.read("/notifications")).not.toContain("Your streak is paused");
      expect(await fan.read("/")).not.toContain("Streak of 1 paused");
      await choose(fan, { dailyStreakTips: "on" });
      expect(await fan.read("/notifications")).toContain("Your streak is paused");
      expect(await fan.read("/")).toContain("Streak of 1 paused");
    },

    async emailHighlights() {
      const [wants, doesNot] = [await joinedFan(server.address), await joinedFan(server.address)];
      const friday = Date.parse("2026-12-04T17:01:00+02:00");
      const graded = {
        edition: 4,
        isWin: true,
        score: 4,
        outOf: 5,
        points: 800,
        elapsed: 9,
        isLate: false,
      };
      const result = { date: "2026-12-01", ...graded };
      const store = firestoreStore(adminFirestore());
      for (const fan of [wants, doesNot]) {
        const userId = await idOf(fan);
        await adminAuth().updateUser(userId, { emailVerified: true });
        await store.transaction((transaction) =>
          recordResults(transaction, userId, [{ slug, playedOn: result.date, result }]),
        );
      }
      await choose(wants, { emailHighlights: "on" });
      await choose(doesNot, {});
      const onFriday = await startServer(
        { ...variables, CLOCK_AHEAD_MS: String(friday - Date.now()) },
        { nodeArguments: ["--import", `${root}tests/faults/jumping-clock.mjs`] },
      );
      onTestFinished(async () => void (await onFriday.stop()));
      const addresses = () => smtp.messages.map((message) => headersOf(message).to);
      await expect.poll(addresses, { timeout: 10_000 }).toEqual([wants.email]);
    },

    async pushGameAlerts() {
      const fan = await joinedFan(server.address);
      const token = `${await idOf(fan)}-device`;
      await fan.post("/push", { intent: "subscribe", token });
      const store = firestoreStore(adminFirestore());
      const fcm = await startFakeFcm(() => "sent");
      onTestFinished(() => fcm.stop());
      const alertFor = async () => ({ title: "Fresh games are open", body: "Play." });
      const tomorrow = () =>
        sendAlerts({ store, messaging: fcm.messaging, alertFor }, Date.now() + DAY_MS);
      await tomorrow();
      expect(fcm.received, "off until a time is chosen").toEqual([]);
      const { status } = await choose(fan, { alertTime: "25:99" });
      expect(status).toBe(400);
      const refused = await choose(fan, { alertTime: "later" });
      expect(refused.text).toContain(settingsTexts.noTime);
      await choose(fan, { alertTime: "18:30" });
      expect(await fan.read("/settings")).toMatch(/name="alertTime"[^>]*value="18:30"/);
      const stored = (
        await adminFirestore()
          .doc(`gameAlerts/${await idOf(fan)}`)
          .get()
      ).data();
      await sendAlerts({ store, messaging: fcm.messaging, alertFor }, stored?.nextAt);
      expect(fcm.received.map(({ message }) => message.token)).toEqual([token]);
      await choose(fan, { alertTime: "" });
      await sendAlerts({ store, messaging: fcm.messaging, alertFor }, stored?.nextAt + DAY_MS);
      expect(fcm.received).toHaveLength(1);
    },

    async replies() {
      const { fan, other, key } = await talk();
      await choose(fan, {});
      await other.post(thread, { intent: "write", text: "Unheard", to: key });
      expect(await fan.read("/notifications")).not.toContain("answered you");
      await choose(fan, { replies: "on" });
      await other.post(thread, { intent: "write", text: "Heard", to: key });
      expect(await fan.read("/notifications")).toContain("answered you");
    },

    async reactions() {
      const { fan, other, key } = await talk();
      await choose(fan, {});
      await other.post(thread, { scarf: key });
      expect(await fan.read("/notifications")).not.toContain("1 fan reacts");
      await choose(fan, { reactions: "on" });
      await other.post(thread, { wow: key });
      expect(await fan.read("/notifications")).toContain("1 fan reacts");
    },

    async outcomes() {
      const [without, hearing] = [await talk(), await talk()];
      await choose(without.fan, {});
      await choose(hearing.fan, { outcomes: "on" });
      for (const { other, key } of [without, hearing]) await hide(other, key);
      expect(await without.fan.read("/notifications")).not.toContain("Hidden by the rule");
      expect(await hearing.fan.read("/notifications")).toContain("Hidden by the rule");
    },
  };

  /** The thread of an edition that is over everywhere. */
  const thread = `/feed/${slug}-${dateBefore(3)}`;

  /** Two fans who have played, and what one of them said. */
  async function talk() {
    const [fan, other] = [await googleFan(server.address), await googleFan(server.address)];
    const played = daysDocument({ ...NO_DAYS, dates: new Map([[dateBefore(1), [slug]]]) });
    for (const one of [fan, other]) {
      const userId = await idOf(one);
      await adminFirestore()
        .doc(`dates/${userId}`)
        .set({ userId, ...played });
    }
    const said = await fan.post(thread, { intent: "write", text: "Anyone?" });
    const [, key = ""] = /#r-(\w+)$/.exec(said.headers.location ?? "") ?? [];
    return { fan, other, key };
  }

  /** Somebody reports a reply and hides it, as a moderator may. */
  async function hide(fan: Fan, key: string) {
    await adminFirestore()
      .doc(`moderators/${await idOf(fan)}`)
      .set({ since: Date.now() });
    const reported = `/report?kind=reply&id=${thread.replace("/feed/", "")}.${key}`;
    await fan.post(reported, { intent: "report", reason: "spam" });
    const queue = await fan.read("/moderation");
    const [, id = "", seen = ""] =
      new RegExp(`name="case" value="([^"]*${key})".*?name="seen" value="([^"]*)"`).exec(queue) ??
      [];
    const form = { case: id, seen, rule: "respect", choice: "hide" };
    expect((await fan.post("/moderation", form)).status).toBe(303);
  }

  it.each(Object.entries(effects))("%s does what it says", async (_, proves) => proves());
});
