import { afterEach, describe, expect, it, vi } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { cookieRequest, testHooksRequest } from "../../../tests/fixtures/rules-request";
import { sampleSource } from "./sample-source.server";

setVariables({ TEST_HOOKS: "on", LOG_LEVEL: "silent" });

afterEach(() => {
  vi.unstubAllEnvs();
});

const ready = { status: "ready", items: ["one", "two"] };
const failed = { status: "failed" };
const source = sampleSource("name", () => ["one", "two"]);

/** Loads the module as a server with another environment would. */
async function underEnvironment(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./sample-source.server");
}

describe("a sample source", () => {
  it("gives its list", async () => {
    expect(await source(cookieRequest())).toEqual(ready);
  });

  it("reads its list for the time at which the request counts", async () => {
    const clock = sampleSource("name", (now) => [now]);
    const request = testHooksRequest({ now: "2026-11-21T10:00:00Z" });
    expect(await clock(request)).toEqual({
      status: "ready",
      items: [Date.parse("2026-11-21T10:00:00Z")],
    });
  });

  it("counts as failed when reading throws", async () => {
    const broken = sampleSource("name", () => {
      throw new Error("Nobody home.");
    });
    expect(await broken(cookieRequest())).toEqual(failed);
  });
});

describe("a sample source that a test makes misbehave", () => {
  it("fails", async () => {
    expect(await source(testHooksRequest({ sources: { name: "fail" } }))).toEqual(failed);
  });

  it("is empty", async () => {
    const request = testHooksRequest({ sources: { name: "empty" } });
    expect(await source(request)).toEqual({ status: "ready", items: [] });
  });

  it("counts as failed after a second and a half of silence", async () => {
    const before = performance.now();
    expect(await source(testHooksRequest({ sources: { name: "hang" } }))).toEqual(failed);
    expect(performance.now() - before).toBeGreaterThan(1450);
  });

  it("leaves the other sources alone", async () => {
    expect(await source(testHooksRequest({ sources: { other: "fail" } }))).toEqual(ready);
  });

  it.each(["fail", "empty", "hang"] as const)(
    "does not %s where the test hooks are off",
    async (wish) => {
      const closed = await underEnvironment({ TEST_HOOKS: "off" });
      const read = closed.sampleSource("name", () => ["one", "two"]);
      expect(await read(testHooksRequest({ sources: { name: wish } }))).toEqual(ready);
    },
  );
});

describe("the simulated delay", () => {
  /** How long a source takes to answer, in milliseconds. */
  async function answerTime(variables: Record<string, string>): Promise<number> {
    const slow = await underEnvironment(variables);
    const before = performance.now();
    await slow.sampleSource("name", () => [])(cookieRequest());
    return performance.now() - before;
  }

  it("lasts at least 120 ms when it is on", async () => {
    expect(await answerTime({ SIMULATED_LATENCY: "on" })).toBeGreaterThan(118);
  });

  it("is on in development", async () => {
    expect(await answerTime({ NODE_ENV: "development" })).toBeGreaterThan(118);
  });

  it.each([
    ["in production", { NODE_ENV: "production" }],
    [
      "in development when it is switched off",
      { NODE_ENV: "development", SIMULATED_LATENCY: "off" },
    ],
  ])("is off %s", async (_, variables) => {
    const random = vi.spyOn(Math, "random");
    await answerTime(variables);
    expect(random).not.toHaveBeenCalled();
  });
});
