import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { Gate } from "./gate";

it("a gate holds work back while it is closed, and then lets it pass in its order, one a turn", async () => {
  const gate = new Gate();
  const done: number[] = [];
  const pass = (number: number) => gate.pass(() => done.push(number));
  gate.open();
  pass(1);
  gate.close();
  pass(2);
  gate.close();
  pass(3);
  expect(done).toEqual([1]);
  gate.open();
  expect(done).toEqual([1, 2]);
  await turn();
  pass(4);
  gate.open();
  expect(done).toEqual([1, 2, 3, 4]);
});
