import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "~/games/full-time-quiz/attempt";
import { addAttempt } from "~/games/full-time-quiz/attempt-offer.server";
import {
  type Attempts,
  answerAttempt,
  startAttempt,
  startFriendly,
} from "~/games/full-time-quiz/attempts";
import { PlayerKeeper } from "~/games/full-time-quiz/player-keeper.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { attemptWith, START } from "../fixtures/rules-attempt";
import { setVariables } from "../fixtures/rules-environment";

setVariables();

const TODAY = "2026-11-21";

/**
 * The contract of a player's attempts on every store.
 *
 * @param name of the store
 * @param open creates it, once for the whole suite; each test has its own player
 * @param skipReason why it can't run on this machine
 */
export function describePlayerAttempts(
  name: string,
  open: () => Promise<{ store: DocumentStore; close(): Promise<void> }>,
  skipReason?: string,
): void {
  const title = `A player's attempts on ${name}`;
  if (skipReason) {
    describe.skip(title, () => {
      it(`can't run: ${skipReason}`, () => {});
    });
    return;
  }
  // Concurrently, since on Firestore a losing tab waits for seconds before it retries.
  describe.concurrent(title, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    keepsAttempts(() => opened.store);
  });
}

function keepsAttempts(store: () => DocumentStore) {
  it("come back as they were kept", async () => {
    const keeper = keeperOf(store());
    const { current } = (await keeper.change(start())).attempts;
    const answered = await keeper.change(answer(current, [1, 2]), current?.id);
    expect(choicesOf(answered.attempts.current)).toEqual([1, 2]);
    expect((await keeper.read()).attempts).toEqual(answered.attempts);
  });

  it("are one, whichever of two tabs starts first", async () => {
    const keeper = keeperOf(store());
    const started = await Promise.all([keeper.change(start()), keeper.change(start())]);
    expect(started[0]?.attempts.current?.id).toBe(started[1]?.attempts.current?.id);
  });

  it("hold the answers of one of two tabs that answer at once, and never some of each", async () => {
    const keeper = keeperOf(store());
    const { current } = (await keeper.change(start())).attempts;
    const sets = [
      [0, 0, 0, 0, 0],
      [3, 3, 3, 3, 3],
    ];
    await Promise.all(sets.map((set) => keeper.change(answer(current, set), current?.id)));
    expect(sets).toContainEqual(choicesOf((await keeper.read()).attempts.current));
    expect((await keeper.read()).streak).toMatchObject({ current: 1, best: 1, state: "running" });
  });

  it("keep the result of a date, whatever a Friendly after it comes to", async () => {
    const userId = randomUUID();
    const keeper = keeperOf(store(), userId);
    const { current } = (await keeper.change(start())).attempts;
    const result = await keeper.change(answer(current, [0, 0, 0, 0, 0]), current?.id);
    const counted = await store().get("records", userId);
    const { friendly } = (await keeper.change(start(startFriendly))).attempts;
    const played = await keeper.change(answer(friendly, [1, 0, 3, 0, 0]), friendly?.id);
    expect(played.attempts.current).toEqual(result.attempts.current);
    expect(choicesOf(played.attempts.friendly)).toEqual([1, 0, 3, 0, 0]);
    expect(await keeper.read()).toEqual({ ...played, streak: result.streak });
    expect(await store().get("records", userId)).toEqual({ ...counted, friendly: friendly?.id });
  });

  it("hold one Friendly, the last: answers to the one before it change nothing", async () => {
    const keeper = keeperOf(store());
    const { current } = (await keeper.change(start())).attempts;
    await keeper.change(answer(current, [0, 0, 0, 0, 0]), current?.id);
    const before = (await keeper.change(start(startFriendly))).attempts.friendly;
    const { attempts } = await keeper.change(start(startFriendly));
    expect(attempts.friendly?.id).not.toBe(before?.id);
    expect((await keeper.change(answer(before, [1]), before?.id)).attempts).toEqual(attempts);
    const waited = await keeper.change(answer(before, [1]), before?.id, true);
    expect(choicesOf(waited.attempts.current)).toEqual([1]);
    expect((await keeper.read()).attempts).toEqual(attempts);
  });

  it("take a visitor's result over what is running, which goes on as a Friendly", async () => {
    const userId = randomUUID();
    const keeper = keeperOf(store(), userId);
    const running = (await keeper.change(start())).attempts.current;
    const offered = attemptWith(5, { id: randomUUID() });
    expect(await addAttempt(store(), { userId, today: TODAY, offered })).toBe("counted");
    const after = (await keeper.read()).attempts;
    expect(after).toEqual({ current: offered, friendly: { ...running, friendly: true } });
    await keeper.change(answer(running, [0, 0, 0, 0, 0]), running?.id);
    expect(await store().get("records", userId)).toMatchObject({
      plays: 1,
      days: [{ date: TODAY, correct: 1 }],
    });
  });

  it("take no visitor's attempt that is still running after the day's result", async () => {
    const userId = randomUUID();
    const finished = attemptWith(5, { id: randomUUID() });
    await addAttempt(store(), { userId, today: TODAY, offered: finished });
    const offered = attemptWith(2, { id: randomUUID() });
    expect(await addAttempt(store(), { userId, today: TODAY, offered })).toBe("nothing");
  });

  it("take a visitor's finished attempt once, and never over what is there", async () => {
    const userId = randomUUID();
    const offered = attemptWith(5, { id: randomUUID() });
    const other = attemptWith(5, { id: randomUUID() });
    const add = (attempt: Attempt) =>
      addAttempt(store(), { userId, today: TODAY, offered: attempt });
    expect(await add(offered)).toBe("counted");
    expect(await add(offered)).toBe("nothing");
    expect(await add(other)).toBe("replayed");
    expect((await keeperOf(store(), userId).read()).attempts.current).toEqual(offered);
    expect(await store().get("records", userId)).toMatchObject({
      plays: 2,
      days: [{ date: TODAY, correct: 1, total: 5 }],
    });
  });

  it("are found by their owner, for the deletion and the download", async () => {
    const userId = randomUUID();
    await keeperOf(store(), userId).change(start());
    const { documents } = await store().query("attempts", { where: { userId }, limit: 9 });
    expect(documents).toHaveLength(1);
  });
}

const keeperOf = (store: DocumentStore, userId = randomUUID()) =>
  new PlayerKeeper(store, userId, nothing, TODAY);

const nothing = {
  status: "none",
  attempts: { current: null, friendly: null },
  isLegacy: false,
} as const;

const choicesOf = (attempt: Attempt | null) => attempt?.answers.map(({ choice }) => choice);

function start(rule = startAttempt) {
  const event = { type: "started", id: randomUUID(), edition: 1, date: TODAY, at: START } as const;
  return (attempts: Attempts) => rule(attempts, event);
}

/** Answers an attempt from its first question on with these choices. */
function answer(seen: Attempt | null, choices: number[]) {
  const given = choices.map((choice, question) => ({
    question,
    choice,
    elapsed: null,
    arrivedAt: START + 1000,
  }));
  return (attempts: Attempts) => answerAttempt(attempts, seen?.id ?? "", given);
}
