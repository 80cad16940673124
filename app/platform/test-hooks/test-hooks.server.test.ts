import { afterEach, describe, expect, it, vi } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { cookieRequest, testHooksRequest } from "../../../tests/fixtures/rules-request";
import { testHooksOf } from "./test-hooks.server";

setVariables({ TEST_HOOKS: "on" });

afterEach(() => {
  vi.unstubAllEnvs();
});

const withHeader = (value: string) =>
  new Request("http://localhost/", { headers: { "x-test-hooks": value } });

describe("testHooksOf", () => {
  it.each([
    { now: "2026-11-21T10:00:00Z" },
    { now: "2026-11-21T12:00:00+02:00" },
    { sources: { feed: "fail", weekly: "hang", daily: "empty" } as const },
    { publicAddress: "127.0.0.2" },
    {},
  ])("reads what the request asks for: %j", (wish) => {
    expect(testHooksOf(testHooksRequest(wish))).toEqual(wish);
  });

  it("asks for nothing without the header", () => {
    expect(testHooksOf(cookieRequest())).toEqual({});
  });

  it.each([
    "",
    "{",
    "null",
    "[1]",
    '"now"',
    '{"now":"tomorrow"}',
    '{"now":"2026-11-21T10:00:00"}',
    '{"sources":{"feed":"explode"}}',
    '{"sources":["feed"]}',
    '{"publicAddress":"localhost"}',
  ])("asks for nothing with the header %s", (value) => {
    expect(testHooksOf(withHeader(value))).toEqual({});
  });

  it.each(["off", ""])("asks for nothing where TEST_HOOKS is %j", async (value) => {
    vi.stubEnv("TEST_HOOKS", value);
    vi.resetModules();
    const closed = await import("./test-hooks.server");
    expect(closed.testHooksOf(testHooksRequest({ sources: { feed: "fail" } }))).toEqual({});
  });
});
