import { describe, expect, it, onTestFinished } from "vitest";
import { LeaseLost } from "~/people/recaps/recap-run.server";
import { type RecapWorld, sendRecaps } from "~/people/recaps/send-recaps.server";
import { type Email, EmailRefused } from "~/platform/mail/mailer";
import type { DocumentStore } from "~/platform/storage/document-store";
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
  const process = (change: Partial<RecapWorld> = {}) => {
    const store = storeIn(folder);
    onTestFinished(() => store.close());
    const own: RecapWorld = {
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
    const send = async (email: Email) => {
      if (received.length === 5) throw new Error("ECONNREFUSED");
      received.push(email);
    };
    await expect(sendRecaps(process({ send }))).rejects.toThrow("ECONNREFUSED");
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
