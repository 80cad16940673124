import { beforeEach, expect, it } from "vitest";
import { events } from "~/platform/metrics/events.server";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { noteFinish } from "./finish-floods.server";

setVariables({ LOG_LEVEL: "silent" });

const told: unknown[] = [];
const note = (edition: unknown) => told.push(edition);

beforeEach(() => {
  told.length = 0;
  events.finishFlood.subscribe(note);
  return () => events.finishFlood.unsubscribe(note);
});

const MINUTE = 60_000;

function finish(count: number, address: string | undefined, edition: string, minute = 0) {
  for (let i = 0; i < count; i++) noteFinish(address, edition, minute * MINUTE);
}

it("tells of 300 finishes of an edition from one network within ten minutes, once", () => {
  finish(299, "203.0.113.1", "a");
  expect(told).toEqual([]);
  finish(400, "203.0.113.1", "a", 9);
  expect(told).toEqual(["a"]);
  finish(299, "203.0.113.1", "a", 10);
  expect(told).toEqual(["a"]);
  finish(1, "203.0.113.1", "a", 19);
  expect(told).toEqual(["a", "a"]);
});

it("counts each edition and each network for itself, and no unknown one", () => {
  finish(200, "203.0.113.2", "b");
  finish(200, "203.0.113.3", "b");
  finish(200, "203.0.113.2", "c");
  finish(400, undefined, "b");
  expect(told).toEqual([]);
  finish(150, "2001:db8::1", "d");
  finish(150, "2001:db8::2", "d");
  expect(told).toEqual(["d"]);
});
