import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { type NotifyServices, notify } from "../../scripts/commands/notify/notify.server";
import type { NotifyOrder } from "../../scripts/commands/notify/notify-options.server";
import { type FcmAnswer, type SentMessage, startFakeFcm } from "../fixtures/fake-fcm";
import { root } from "./ask";
import { storeIn } from "./fan";
import { endingOf, folderForTest } from "./processes";

const message = { title: "Kick-off", body: "Five questions are waiting." };
const order: NotifyOrder = { kind: "new", ...message, isDryRun: false };
const resume: NotifyOrder = { kind: "resume" };
const now = Date.parse("2026-11-21T12:00:00Z");

type Answering = (sent: SentMessage) => FcmAnswer | Promise<FcmAnswer>;

/** An operator with this many subscribers, and a fake Firebase with the test's responses. */
async function operator(subscribers: number, answering: Answering = () => "sent") {
  const store = storeIn(folderForTest());
  await store.transaction(async (transaction) => {
    for (let number = 0; number < subscribers; number += 1) {
      const token = tokenOf(number);
      transaction.set("pushSubscriptions", token, { token, userId: "fan" });
    }
  });
  let answer = answering;
  const fcm = await startFakeFcm((sent) => answer(sent));
  onTestFinished(async () => {
    await fcm.stop();
    await store.close();
  });
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  return {
    store,
    lines,
    /** The tokens that were sent to, in id order. */
    sentTo: () => fcm.received.map(({ message: { token } }) => token).sort(),
    received: fcm.received,
    answer: (next: Answering) => {
      answer = next;
    },
    notify: (
      asked: NotifyOrder,
      stop = new AbortController().signal,
      other?: Partial<NotifyServices>,
    ) =>
      notify({ store, messaging: fcm.messaging, say, progress: say, stop, now, ...other }, asked),
  };
}

const tokenOf = (number: number) => `device-${String(number).padStart(4, "0")}:APA91b`;
const tokens = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => tokenOf(from + index));

async function idsOf(store: DocumentStore): Promise<string[]> {
  const { documents } = await store.query("pushSubscriptions", { limit: 500 });
  return documents.map(({ id }) => id);
}

async function runsIn(store: DocumentStore) {
  const { documents } = await store.query("pushRuns", { limit: 10 });
  return documents.map(({ data }) => data);
}

describe("a message to everybody", () => {
  it("reaches every subscriber once, over batches of 500", async () => {
    const { notify, sentTo, received, lines, store } = await operator(1001);
    expect(await notify(order)).toBe(true);
    expect(sentTo()).toEqual(tokens(0, 1001));
    const [first] = received;
    expect(first).toEqual({
      message: {
        token: expect.any(String),
        webpush: { notification: { ...message, tag: expect.stringMatching(/^2026-11-21T/) } },
      },
    });
    expect(lines).toEqual([
      "500 sent, 0 failed, 0 removed",
      "1000 sent, 0 failed, 0 removed",
      "1001 sent, 0 failed, 0 removed",
      "Done: 1001 sent, 0 failed, 0 removed.",
    ]);
    expect(await runsIn(store)).toMatchObject([{ status: "done", sent: 1001, pending: null }]);
  });

  it("removes the devices that are no longer registered, and counts what else fails", async () => {
    const answers: FcmAnswer[] = ["UNREGISTERED", "INVALID_ARGUMENT", "sent"];
    const { notify, lines, store } = await operator(3, ({ message: { token } }) => {
      return answers[tokens(0, 3).indexOf(token)] ?? "sent";
    });
    await notify(order);
    expect(lines.at(-1)).toBe("Done: 1 sent, 1 failed, 1 removed.");
    expect(lines).toContain("Firebase says: messaging/invalid-argument.");
    expect(await idsOf(store)).toEqual(tokens(1, 3));
  });

  it("comes to its end where there is nobody", async () => {
    const { notify, lines } = await operator(0);
    expect(await notify(order)).toBe(true);
    expect(lines.at(-1)).toBe("Done: 0 sent, 0 failed, 0 removed.");
  });

  it("is only tried in a dry run: nothing is recorded or removed", async () => {
    const { notify, received, lines, store } = await operator(2, ({ message: { token } }) =>
      token === tokenOf(0) ? "UNREGISTERED" : "sent",
    );
    expect(await notify({ ...order, isDryRun: true })).toBe(true);
    expect(received.every(({ validate_only }) => validate_only === true)).toBe(true);
    expect(lines.at(-1)).toBe("Dry run, nothing was sent: 1 sent, 0 failed, 1 removed.");
    expect([await idsOf(store), await runsIn(store)]).toEqual([tokens(0, 2), []]);
  });
});

describe("a dry run", () => {
  it("that reaches nobody is a failure", async () => {
    const { notify } = await operator(7, () => "INTERNAL");
    await expect(notify({ ...order, isDryRun: true })).rejects.toThrow(
      "Firebase didn't answer about a batch of 7 (messaging/internal-error). Nothing was sent.",
    );
  });

  it("that reaches some of a batch says how many, and whom it did not", async () => {
    const { notify, lines } = await operator(3, ({ message: { token } }) =>
      token === tokenOf(0) ? "INTERNAL" : "sent",
    );
    expect(await notify({ ...order, isDryRun: true })).toBe(true);
    expect(lines.at(-1)).toBe("Dry run, nothing was sent: 2 sent, 0 failed, 0 removed, 1 unknown.");
  });
});

describe("a message that was stopped", () => {
  it("ends after its batch, and goes on from there", async () => {
    const stopping = new AbortController();
    const { notify, sentTo, lines, answer } = await operator(700);
    answer(() => {
      stopping.abort();
      return "sent";
    });
    expect(await notify(order, stopping.signal)).toBe(false);
    expect(sentTo()).toEqual(tokens(0, 500));
    expect(lines.at(-1)).toMatch(/^Stopped. So far: 500 sent.*--resume goes on.$/);
    expect(await notify(resume)).toBe(true);
    expect(sentTo()).toEqual(tokens(0, 700));
    expect(lines.at(-1)).toBe("Done: 700 sent, 0 failed, 0 removed.");
  });

  it("is not begun a second time by mistake", async () => {
    const { notify } = await operator(1);
    await notify(order, AbortSignal.abort());
    await expect(notify(order)).rejects.toThrow("did not come to its end");
    expect(await notify({ ...order, title: "Another" })).toBe(true);
  });

  it("can only be gone on with while there is one", async () => {
    const { notify } = await operator(1);
    await notify(order);
    await expect(notify(resume)).rejects.toThrow("There is no message to go on with.");
  });
});

describe("a batch", () => {
  it("is recorded before it is sent, and after a crash it is reported and never sent again", async () => {
    const { notify, sentTo, lines, store } = await operator(700);
    const killed = new Promise<never>(() => {});
    const atSending = new Promise<void>((resolve) => {
      const messaging = {
        sendEach: () => {
          resolve();
          return killed;
        },
      };
      void notify(order, undefined, { messaging });
    });
    await atSending;
    expect(await runsIn(store)).toMatchObject([{ pending: { size: 500 }, sent: 0 }]);
    expect(await notify(resume)).toBe(true);
    expect(sentTo()).toEqual(tokens(500, 700));
    expect(lines).toContain(
      "Nobody can tell whether the last batch of 500 went out: it is not sent again.",
    );
    expect(lines.at(-1)).toBe("Done: 200 sent, 0 failed, 0 removed, 500 unknown.");
  });

  it("that crashed as the last one ends the message", async () => {
    const { notify, sentTo, lines } = await operator(2);
    await new Promise<void>((resolve) => {
      const messaging = { sendEach: () => new Promise<never>(() => resolve()) };
      void notify(order, undefined, { messaging });
    });
    expect(await notify(resume)).toBe(true);
    expect([sentTo(), lines.at(-1)]).toEqual([[], "Done: 0 sent, 0 failed, 0 removed, 2 unknown."]);
  });

  it("that Firebase refuses as a whole is sent once that is settled", async () => {
    const { notify, sentTo, answer, received } = await operator(2, () => "UNAUTHENTICATED");
    await expect(notify(order)).rejects.toThrow(/^Firebase takes nothing: messaging\/\S+\. Once/);
    received.length = 0;
    answer(() => "sent");
    expect(await notify(resume)).toBe(true);
    expect(sentTo()).toEqual(tokens(0, 2));
  });

  it("of which Firebase does not tell is reported and never sent again", async () => {
    const { notify, lines, answer, received } = await operator(2, () => "INTERNAL");
    await expect(notify(order)).rejects.toThrow("Nobody can tell whether a batch of 2 went out");
    received.length = 0;
    answer(() => "sent");
    await expect(notify(resume)).rejects.toThrow("There is no message to go on with.");
    expect([received, lines.at(-1)]).toEqual([
      [],
      expect.stringContaining("messaging/internal-error"),
    ]);
  });

  it("is never sent by two who go on at once", async () => {
    const { notify, sentTo } = await operator(1500);
    await notify(order, AbortSignal.abort());
    const both = await Promise.allSettled([notify(resume), notify(resume)]);
    expect(new Set(sentTo()).size).toBe(sentTo().length);
    expect(both.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
  });
});

describe("the operator's command", () => {
  const run = (...words: string[]) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NODE_ENV: "production" as const, DATA_DIR: folderForTest() };
    return endingOf(spawn(process.execPath, [join(root, "scripts/notify.mjs"), ...words], { env }));
  };

  it.each([
    ["how it is used", [], "npm run notify -- --resume"],
    ["that it needs Firebase", ["--title", "Kick-off", "--body", "Now"], "the FIREBASE_ variables"],
  ])("says %s", async (_, words, sentence) => {
    const { code, error } = await run(...words);
    expect([code, error]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
