import { describe, expect, it, onTestFinished } from "vitest";
import { LeaseLost } from "~/people/recaps/recap-run.server";
import { type RecapServices, sendRecaps } from "~/people/recaps/send-recaps.server";
import { type Email, EmailRefused } from "~/platform/mail/mailer";
import { smtpMailer } from "~/platform/mail/smtp-mailer.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { headersOf, startSmtpServer } from "../fixtures/smtp-server";
import { storeIn } from "./fan";
import { folderForTest } from "./processes";

const FRIDAY = Date.parse("2026-11-27T17:00:00+02:00");
const MINUTE_MS = 60_000;
const PAGE = 4;

const fans = Array.from({ length: 10 }, (_, n) => `fan-${n}`);

/** Processes with one database, each with its own connection, and one clock. */
function world() {
  const folder = folderForTest();
  const clock = { now: FRIDAY };
  const received: Email[] = [];
  const process = (change: Partial<RecapServices> = {}) => {
    const store = storeIn(folder);
    onTestFinished(() => store.close());
    const own: RecapServices = {
      store,
      now: () => clock.now,
      wait: async () => {},
      subscribers: async (cursor) => {
        const start = Number(cursor || 0);
        const next = start + PAGE < fans.length ? String(start + PAGE) : null;
        return { userIds: fans.slice(start, start + PAGE), next };
      },
      emailFor: async (userId) => ({ to: `${userId}@example.com`, subject: "Week", text: "5/5" }),
      send: async (email) => void received.push(email),
      checkMail: async () => {},
      perMinute: 60,
      warn: () => {},
      ...change,
    };
    return own;
  };
  return { clock, received, process, sentTo: () => received.map(({ to }) => to).sort() };
}

const addresses = fans.map((fan) => `${fan}@example.com`);

/** What a process does that is killed: nothing more, for ever. */
const killed = () => new Promise<never>(() => {});

describe("the recaps of a Friday", () => {
  it("go to each once, on that Friday and on no other day", async () => {
    const { clock, process, sentTo } = world();
    clock.now = FRIDAY - MINUTE_MS;
    expect(await sendRecaps(process())).toBe(0);
    clock.now = FRIDAY;
    expect(await sendRecaps(process())).toBe(fans.length);
    clock.now = FRIDAY + 10 * MINUTE_MS;
    expect(await sendRecaps(process())).toBe(0);
    expect(sentTo()).toEqual(addresses);
  });

  it("go out again a week later", async () => {
    const { clock, process, received } = world();
    await sendRecaps(process());
    clock.now += 7 * 24 * 60 * MINUTE_MS;
    await sendRecaps(process());
    expect(received).toHaveLength(2 * fans.length);
    expect(new Set(received.map(({ id }) => id)).size).toBe(2 * fans.length);
  });

  it("go to each once when several processes send at the same time", async () => {
    const { process, sentTo } = world();
    await Promise.all([1, 2, 3].map(() => sendRecaps(process())));
    expect(sentTo()).toEqual(addresses);
  });

  it.each(fans.map((_, n) => n))("go to each once when a process dies after %i", async (n) => {
    const { clock, process, received, sentTo } = world();
    let waiting = 0;
    void sendRecaps(process({ wait: () => (waiting++ === n ? killed() : Promise.resolve()) }));
    await expect.poll(() => received.length).toBe(n + 1);
    await expect.poll(() => waiting).toBe(n + 1);
    expect(await sendRecaps(process()), "while the dead one's lease lasts").toBe(0);
    clock.now += 6 * MINUTE_MS;
    await Promise.all([sendRecaps(process()), sendRecaps(process())]);
    expect(sentTo()).toEqual(addresses);
  });

  it("go out a second time under the same id at most, when it dies before it can record one", async () => {
    const { clock, process, received } = world();
    const send = async (email: Email) => {
      received.push(email);
      if (received.length === 3) await killed();
    };
    void sendRecaps(process({ send }));
    await expect.poll(() => received.length).toBe(3);
    clock.now += 6 * MINUTE_MS;
    await sendRecaps(process());
    expect(new Set(received.map(({ id }) => id)).size).toBe(fans.length);
    expect(received).toHaveLength(fans.length + 1);
  });

  it("are left to the other when a process that slept wakes up", async () => {
    const { clock, process, received, sentTo } = world();
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const slow = sendRecaps(process({ wait: () => asleep }));
    await expect.poll(() => received.length).toBe(1);
    clock.now += 6 * MINUTE_MS;
    await sendRecaps(process());
    wake();
    await expect(slow).rejects.toThrow(LeaseLost);
    expect(sentTo()).toEqual(addresses);
  });

  it("go on a minute later when the mail server did not answer", async () => {
    const { clock, process, received, sentTo } = world();
    const checkMail = async () => {
      throw new Error("ECONNREFUSED");
    };
    const send = async (email: Email) => {
      if (received.length === 5) await checkMail();
      received.push(email);
    };
    await expect(sendRecaps(process({ send, checkMail }))).rejects.toThrow("ECONNREFUSED");
    clock.now += MINUTE_MS;
    expect(await sendRecaps(process())).toBe(5);
    expect(sentTo()).toEqual(addresses);
  });

  it("go to all others when one address is refused for good", async () => {
    const { process, received } = world();
    const send = async (email: Email) => {
      if (email.to === "fan-3@example.com") throw new EmailRefused("No such fan");
      received.push(email);
    };
    expect(await sendRecaps(process({ send }))).toBe(fans.length - 1);
  });

  it("wait between two as long as the operator's rate asks", async () => {
    const { process } = world();
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    await sendRecaps(process({ wait, perMinute: 120 }));
    expect(waits).toEqual(fans.map(() => 500));
  });

  it("keep the lease for as long as they take", async () => {
    const { clock, process, sentTo } = world();
    const wait = async () => {
      clock.now += 2 * MINUTE_MS;
      expect(await sendRecaps(process())).toBe(0);
    };
    await sendRecaps(process({ wait }));
    expect(sentTo()).toEqual(addresses);
  });
});

describe("the recaps of a Friday by SMTP", () => {
  /** A mail server, five subscribers, and the minutes of the scheduler. */
  async function five() {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.stop());
    const { clock, process } = world();
    const mail = smtpMailer(smtp.url);
    const own = process({
      subscribers: async () => ({ userIds: fans.slice(0, 5), next: null }),
      send: (email) => mail.send(email),
      checkMail: () => mail.check(),
    });
    return {
      smtp,
      /** Looks once a minute, and says how often it had to stop. */
      pass: async (minutes: number) => {
        let stops = 0;
        for (let minute = 0; minute < minutes; minute++) {
          await sendRecaps(own).catch(() => stops++);
          clock.now += MINUTE_MS;
        }
        return stops;
      },
      sentTo: () => smtp.messages.map((message) => headersOf(message).to).sort(),
      triesAt: (fan: string) =>
        smtp.commands.filter((command) => command === `RCPT TO:<${fan}@example.com>`).length,
    };
  }

  const allBut = (...missing: string[]) =>
    fans
      .slice(0, 5)
      .filter((fan) => !missing.includes(fan))
      .map((fan) => `${fan}@example.com`);

  it.each(["452 4.2.2 over quota", "451 greylisted"])(
    "go to all others at once when one mailbox says %s, which is tried three times",
    async (reply) => {
      const { smtp, pass, sentTo, triesAt } = await five();
      smtp.refuse(/^RCPT TO:<fan-1@/, reply);
      expect(await pass(1)).toBe(0);
      expect(sentTo()).toEqual(allBut("fan-1"));
      await pass(59);
      expect(triesAt("fan-1")).toBe(1);
      expect(await pass(31 * 60 - 60)).toBe(0);
      expect(triesAt("fan-1")).toBe(3);
      expect(sentTo()).toEqual(allBut("fan-1"));
    },
  );

  it("reach a mailbox that takes email an hour later", async () => {
    const { smtp, pass, sentTo } = await five();
    smtp.refuse(/^RCPT TO:<fan-1@/, "451 greylisted");
    await pass(30);
    smtp.refuse(null);
    await pass(60);
    expect(sentTo()).toEqual(allBut());
  });

  it("go to all others when the server hangs up at one address", async () => {
    const { smtp, pass, sentTo, triesAt } = await five();
    smtp.hangUpAt("RCPT TO:<fan-1@");
    expect(await pass(31 * 60)).toBe(0);
    expect(triesAt("fan-1")).toBe(3);
    expect(sentTo()).toEqual(allBut("fan-1"));
  });

  it("count nothing against anybody while the server does not greet", async () => {
    const { smtp, pass, sentTo } = await five();
    smtp.hangUpAt("EHLO");
    expect(await pass(30)).toBe(30);
    smtp.hangUpAt("");
    await pass(1);
    expect(sentTo()).toEqual(allBut());
  });

  it("pause when three in a row fail, and reach all when that is over", async () => {
    const { smtp, pass, sentTo, triesAt } = await five();
    smtp.refuse(/^RCPT/, "450 too many at once");
    expect(await pass(20)).toBe(1);
    expect([0, 1, 2, 3, 4].map((fan) => triesAt(`fan-${fan}`))).toEqual([1, 1, 1, 0, 0]);
    smtp.refuse(null);
    await pass(3 * 60);
    expect(sentTo()).toEqual(allBut());
  });

  it("pass three bad neighbours by", async () => {
    const { smtp, pass, sentTo, triesAt } = await five();
    const bad = ["fan-0", "fan-1", "fan-2"];
    smtp.refuse(/^RCPT TO:<fan-[012]@/, "452 over quota");
    await pass(31 * 60);
    expect(sentTo()).toEqual(allBut(...bad));
    expect(bad.map(triesAt)).toEqual([3, 3, 3]);
  });
});

describe("what is stored of recaps", () => {
  it("is one document a user, and a run that expires", async () => {
    const { process } = world();
    const own = process();
    await sendRecaps(own);
    const all = async (store: DocumentStore, collection: string) =>
      (await store.query(collection, { limit: 100 })).documents;
    expect(await all(own.store, "recaps")).toHaveLength(fans.length);
    const [run] = await all(own.store, "recapRuns");
    expect(run).toMatchObject({ id: "2026-11-27", data: { isDone: true } });
    expect(run?.data.expiresAt).toBe(Date.parse("2026-12-11"));
  });
});
