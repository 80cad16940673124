import { expect, it } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { testHooksRequest } from "../../../tests/fixtures/rules-request";
import { cachedSource } from "./cached-source.server";
import { sampleSource } from "./sample-source.server";

setVariables({ TEST_HOOKS: "on" });

const TEN_MINUTES_MS = 600_000;

/** A cached source whose list contains the number of its reading. */
function counted() {
  let readings = 0;
  const source = sampleSource("events", () => [++readings]);
  return cachedSource("events", TEN_MINUTES_MS, source);
}

const at = (time: string, sources = {}) =>
  testHooksRequest({ now: `2026-11-21T${time}Z`, sources: sources as Record<string, "fail"> });

const reading = (number: number) => ({ status: "ready", items: [number] });

it("reads once in ten minutes", async () => {
  const source = counted();
  expect(await source(at("10:00:00"))).toEqual(reading(1));
  expect(await source(at("10:09:59.999"))).toEqual(reading(1));
  expect(await source(at("10:10:00"))).toEqual(reading(2));
  expect(await source(at("10:19:59"))).toEqual(reading(2));
});

it("gives nobody a list from their future", async () => {
  const source = counted();
  await source(at("10:05:00"));
  expect(await source(at("10:04:59"))).toEqual(reading(2));
});

it.each([
  ["fail", { status: "failed" }],
  ["hang", { status: "failed" }],
  ["empty", { status: "ready", items: [] }],
])("lets a test have its source %s, and nobody else notices", async (wish, results) => {
  const source = counted();
  expect(await source(at("10:00:00", { events: wish }))).toEqual(results);
  expect(await source(at("10:00:00"))).toEqual(reading(1));
  expect(await source(at("10:00:01", { events: wish }))).toEqual(results);
  expect(await source(at("10:00:02"))).toEqual(reading(1));
});

it("keeps no failure", async () => {
  let readings = 0;
  const source = cachedSource(
    "events",
    TEN_MINUTES_MS,
    sampleSource("events", () => {
      readings += 1;
      if (readings === 1) throw new Error("Nobody home.");
      return [readings];
    }),
  );
  expect(await source(at("10:00:00"))).toEqual({ status: "failed" });
  expect(await source(at("10:00:01"))).toEqual(reading(2));
});

it("keeps a list that is empty", async () => {
  let readings = 0;
  const source = cachedSource(
    "events",
    TEN_MINUTES_MS,
    sampleSource("events", () => (++readings === 1 ? [] : [readings])),
  );
  expect(await source(at("10:00:00"))).toEqual({ status: "ready", items: [] });
  expect(await source(at("10:00:01"))).toEqual({ status: "ready", items: [] });
});
