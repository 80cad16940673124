import { describe, expect, it } from "vitest";
import { WorkQueue } from "./work-queue.server";

describe("WorkQueue", () => {
  it("runs so many at once, the others in turn, and gives back what they return", async () => {
    const queue = new WorkQueue("test", 2, 10);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const results = [0, 1, 2, 3].map((number) =>
      queue.run(async () => {
        started.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        return number * 10;
      }),
    );
    await settle();
    expect(started).toEqual([0, 1]);
    for (const expected of [
      [0, 1, 2],
      [0, 1, 2, 3],
    ]) {
      ends.shift()?.();
      await settle();
      expect(started).toEqual(expected);
    }
    for (const end of ends) end();
    expect(await Promise.all(results)).toEqual([0, 10, 20, 30]);
  });

  it("refuses when too many wait, and takes work again afterwards", async () => {
    const queue = new WorkQueue("test", 1, 2);
    let end = () => {};
    const running = queue.run(() => new Promise<void>((resolve) => (end = resolve)));
    const waiting = [queue.run(async () => "a"), queue.run(async () => "b")];
    await expect(queue.run(async () => "c")).rejects.toMatchObject({ code: "too-many-requests" });
    await settle();
    end();
    await running;
    expect(await Promise.all(waiting)).toEqual(["a", "b"]);
    expect(await queue.run(async () => "d")).toBe("d");
  });

  it("gives the place on when work fails", async () => {
    const queue = new WorkQueue("test", 1, 2);
    const failing = queue.run(async () => {
      throw new Error("offside");
    });
    const next = queue.run(async () => "goal");
    await expect(failing).rejects.toThrow("offside");
    expect(await next).toBe("goal");
  });
});

const settle = () => new Promise((resolve) => setImmediate(resolve));
