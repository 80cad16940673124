import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PostedMove } from "~/play/rules/attempt";
import {
  ear,
  end,
  handTransport,
  made,
  places,
  refused,
  taken,
  takenUpTo,
} from "../../../tests/fixtures/rules-queue";
import { MoveQueue } from "./move-queue";

describe("sending", () => {
  it("posts a move at once", async () => {
    const { transport, posts } = handTransport();
    void new MoveQueue(transport).add(made(0));
    await Promise.resolve();
    expect(posts).toMatchObject([{ moves: [made(0)] }]);
  });

  it("has one post under way at a time", async () => {
    const { transport, posts } = handTransport();
    const queue = new MoveQueue(transport);
    for (const index of [0, 1, 2]) {
      void queue.add(made(index));
      await Promise.resolve();
    }
    expect(places(posts)).toEqual([[0]]);
  });

  it("puts what was added meanwhile into the next post, in order, and nothing twice", async () => {
    const { transport, posts } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(0));
    await Promise.resolve();
    for (const index of [1, 2]) void queue.add(made(index));
    await end(posts, taken);
    expect(places(posts)).toEqual([[0], [1, 2]]);
  });
});

describe("stored moves", () => {
  it("is nothing once all is confirmed", async () => {
    const { transport, posts, box } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(0));
    await end(posts, taken);
    expect([queue.pending, box.stored]).toEqual([[], []]);
  });

  it("is every move until it is confirmed", () => {
    const { transport, box } = handTransport();
    void new MoveQueue(transport).add(made(0));
    expect(box.stored).toEqual([made(0)]);
  });
});

describe("between posts", () => {
  it("nothing goes out when nothing waits", async () => {
    const { transport, posts } = handTransport();
    await new MoveQueue(transport).flush();
    expect(posts).toEqual([]);
  });

  it("the next move goes out after a pause", async () => {
    const { transport, posts } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(0));
    await end(posts, taken);
    void queue.add(made(1));
    expect(places(posts)).toEqual([[0], [1]]);
  });
});

describe("a failure", () => {
  it("is followed by longer and longer waits, of 15 seconds at most", async () => {
    const { transport, posts, waits } = handTransport();
    void new MoveQueue(transport).add(made(0));
    for (let count = 0; count < 7; count++) await end(posts, null);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  it("makes the same moves go out again, with those added meanwhile", async () => {
    const { transport, posts } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(0));
    void queue.add(made(1));
    await end(posts, null);
    expect(places(posts)).toEqual([[0], [0, 1]]);
  });

  it("after a success waits one second again", async () => {
    const { transport, posts, waits } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(0));
    await end(posts, null);
    await end(posts, null);
    void queue.add(made(1));
    await end(posts, taken);
    await end(posts, null);
    expect(waits).toEqual([1000, 2000, 1000]);
  });

  it("is nothing that onReply hears of", async () => {
    const { transport, posts } = handTransport();
    const { onReply, listener } = ear();
    const queue = new MoveQueue(transport);
    queue.listen(listener);
    void queue.add(made(0));
    await end(posts, null);
    expect(onReply).not.toHaveBeenCalled();
  });
});

describe("a refusal", () => {
  it("drops what was sent and what was waiting", async () => {
    const { transport, posts, box } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(0));
    void queue.add(made(1));
    await end(posts, refused);
    expect([queue.pending, box.stored, posts.length]).toEqual([[], [], 1]);
  });

  it("reaches onReply", async () => {
    const { transport, posts } = handTransport();
    const { onReply, listener } = ear();
    const queue = new MoveQueue(transport);
    queue.listen(listener);
    void queue.add(made(0));
    await end(posts, refused);
    expect(onReply.mock.calls).toEqual([[refused]]);
  });
});

describe("a reply without what was sent", () => {
  const nothing = takenUpTo([]);

  it("ends the sending of moves that can't count any more", async () => {
    const { transport, posts } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(2));
    await end(posts, nothing);
    expect([queue.pending, posts.length]).toEqual([[], 1]);
  });

  it("keeps those that the server ignored while it accepted others", async () => {
    const { transport, posts } = handTransport([made(0), made(1)]);
    void new MoveQueue(transport).flush();
    await end(posts, takenUpTo([made(0)]));
    expect(places(posts)).toEqual([[0, 1], [1]]);
  });
});

describe("before the page goes", () => {
  it("everything that waits is let out at once, beside the post that is under way", () => {
    const { transport, posts } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(0));
    void queue.add(made(1));
    queue.hurry();
    expect(places(posts)).toEqual([[0], [0, 1]]);
  });
});

describe("an earlier visit", () => {
  it("leaves its moves waiting", () => {
    const { transport } = handTransport([made(0), made(1)]);
    expect(new MoveQueue(transport).pending).toEqual([made(0), made(1)]);
  });

  it("has its moves go out first", () => {
    const { transport, posts } = handTransport([made(0)]);
    void new MoveQueue(transport).add(made(1));
    expect(places(posts)).toEqual([[0, 1]]);
  });
});

describe("without a listener", () => {
  it("a reply is ignored", async () => {
    const { transport, posts } = handTransport();
    const { onReply, listener } = ear();
    const queue = new MoveQueue(transport);
    queue.listen(listener);
    void queue.add(made(0));
    queue.listen(null);
    await end(posts, taken);
    expect(onReply).not.toHaveBeenCalled();
  });

  it("the sending goes on", async () => {
    const { transport, posts } = handTransport();
    const queue = new MoveQueue(transport);
    void queue.add(made(0));
    void queue.add(made(1));
    queue.listen(null);
    await end(posts, taken);
    expect(places(posts)).toEqual([[0], [1]]);
  });
});

type Fate = "lost" | "reply lost" | "taken";

/** Makes five moves over a connection with these fates; `gaps` gives the post in which each move is made. */
async function playOver(fates: Fate[], gaps: number[]) {
  const seen = { arrived: [] as number[], confirmed: new Set<number>(), again: [] as number[] };
  const todo = gaps.toSorted((one, other) => one - other).map((post, index) => ({ post, index }));
  let count = 0;
  const giveDue = () => {
    while (todo[0] && todo[0].post <= count) void queue.add(made(todo.shift()?.index ?? 0));
  };
  const post = async (moves: readonly PostedMove[]) => {
    const fate = fates[count++] ?? "taken";
    const numbers = moves.map(({ index }) => index);
    seen.again.push(...numbers.filter((index) => seen.confirmed.has(index)));
    giveDue();
    await Promise.resolve();
    if (fate !== "lost") seen.arrived.push(...numbers);
    if (fate !== "taken") throw new Error("The line broke.");
    for (const index of numbers) seen.confirmed.add(index);
    return takenUpTo(moves);
  };
  const queue = new MoveQueue({ ...handTransport().transport, post });
  giveDue();
  while (todo.length > 0 || queue.pending.length > 0) {
    await new Promise((resolve) => setImmediate(resolve));
    count++;
    giveDue();
  }
  return seen;
}

describe("whatever fails", () => {
  const fates = fc.array(fc.constantFrom<Fate[]>("lost", "reply lost", "taken"), { maxLength: 12 });
  const gaps = fc.array(fc.nat({ max: 6 }), { minLength: 5, maxLength: 5 });

  it("every move arrives, and first in the order given", async () => {
    await fc.assert(
      fc.asyncProperty(fates, gaps, async (line, posts) => {
        const { arrived } = await playOver(line, posts);
        expect([...new Set(arrived)]).toEqual([0, 1, 2, 3, 4]);
      }),
    );
  });

  it("no move is sent again after its confirmation", async () => {
    await fc.assert(
      fc.asyncProperty(fates, gaps, async (line, posts) => {
        expect((await playOver(line, posts)).again).toEqual([]);
      }),
    );
  });
});
