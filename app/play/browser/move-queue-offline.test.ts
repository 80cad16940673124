import { describe, expect, it } from "vitest";
import type { PostedMove } from "~/play/rules/attempt";
import type { PlayReply } from "~/play/rules/playing";
import {
  ear,
  end,
  handTransport,
  made,
  places,
  taken,
  takenUpTo,
} from "../../../tests/fixtures/rules-queue";
import { MoveQueue, type MoveTransport } from "./move-queue";

describe("two tabs with the same attempt", () => {
  /** Two tabs of one browser with shared storage and lock; posts are recorded in order of arrival. */
  function twoTabs(stored: PostedMove[] = []) {
    const { transport, box } = handTransport(stored);
    const arrived: number[] = [];
    let turn: Promise<unknown> = Promise.resolve();
    const shared: MoveTransport = {
      ...transport,
      post: async (moves) => {
        arrived.push(...moves.map(({ index }) => index));
        return takenUpTo(moves);
      },
      alone: (work) => {
        const mine = turn.then(work);
        turn = mine;
        return mine;
      },
    };
    const tabs = [new MoveQueue(shared), new MoveQueue(shared)] as const;
    return { tabs, arrived, box };
  }

  it("send what an earlier visit left once", async () => {
    const { tabs, arrived, box } = twoTabs([made(0), made(1), made(2)]);
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect([arrived, box.stored]).toEqual([[0, 1, 2], []]);
  });

  it("lose nothing that either of them was given", async () => {
    const { tabs, arrived, box } = twoTabs();
    await Promise.all([tabs[0].add(made(0)), tabs[1].add(made(1)), tabs[0].add(made(2))]);
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect([arrived, box.stored]).toEqual([[0, 1, 2], []]);
  });
});

describe("moves of an account that is logged out", () => {
  const notYours: PlayReply = { status: "not-yours", message: "Log in.", playing: null };

  it("stay, and are not sent again until `flush`", async () => {
    const { transport, posts, box } = handTransport([made(0), made(1)]);
    const queue = new MoveQueue(transport);
    void queue.flush();
    await end(posts, notYours);
    expect([box.stored, posts.length]).toEqual([[made(0), made(1)], 1]);
    void queue.flush();
    expect(posts).toHaveLength(2);
  });

  it("reach the listener, without a notification of their arrival", async () => {
    const { transport, posts, told } = handTransport([made(0)]);
    const { onReply, listener } = ear();
    const queue = new MoveQueue(transport);
    queue.listen(listener);
    void queue.flush();
    await end(posts, notYours);
    expect([onReply.mock.calls, told]).toEqual([[[notYours]], []]);
  });
});

describe("moves that had to wait", () => {
  it("reach the listener as waiting, and are notified once they arrived", async () => {
    const { transport, posts, told } = handTransport();
    const { onDelay, listener } = ear();
    const queue = new MoveQueue(transport);
    queue.listen(listener);
    void queue.add(made(0));
    await end(posts, null);
    expect([onDelay.mock.calls.length, told.length]).toEqual([1, 0]);
    await end(posts, taken);
    expect(told).toHaveLength(1);
    void queue.add(made(1));
    await end(posts, taken);
    expect(told).toHaveLength(1);
  });

  it("are notified if they are of an earlier visit, and no others", async () => {
    const late = handTransport([made(0)]);
    void new MoveQueue(late.transport).flush();
    await end(late.posts, taken);
    const quick = handTransport();
    void new MoveQueue(quick.transport).add(made(0));
    await end(quick.posts, taken);
    expect([late.told.length, quick.told.length]).toEqual([1, 0]);
  });

  it("are no news if they only waited for the queue itself", async () => {
    const { transport, posts, told } = handTransport([made(0)]);
    void new MoveQueue(transport, 1).flush();
    await end(posts, taken);
    expect([places(posts), told]).toEqual([[[0]], []]);
  });
});

it("a browser without storage sends all the same", async () => {
  const { transport, posts } = handTransport();
  const queue = new MoveQueue({ ...transport, read: () => null, write: () => {} });
  void queue.add(made(0));
  void queue.add(made(1));
  await end(posts, taken);
  await end(posts, taken);
  expect([places(posts), queue.pending]).toEqual([[[0], [1]], []]);
});
