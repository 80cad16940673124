import { afterEach, describe, expect, it, vi } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { cookieRequest, seamRequest } from "../../../tests/fixtures/rules-request";
import { seamOf } from "./seam.server";

setVariables({ TEST_SEAM: "on" });

afterEach(() => {
  vi.unstubAllEnvs();
});

const withHeader = (value: string) =>
  new Request("http://localhost/", { headers: { "x-test-seam": value } });

describe("seamOf", () => {
  it.each([
    { now: "2026-11-21T10:00:00Z" },
    { now: "2026-11-21T12:00:00+02:00" },
    { sources: { feed: "fail", weekly: "hang", daily: "empty" } as const },
    { publicAddress: "127.0.0.2" },
    {},
  ])("reads what the request asks for: %j", (wish) => {
    expect(seamOf(seamRequest(wish))).toEqual(wish);
  });

  it("asks for nothing without the header", () => {
    expect(seamOf(cookieRequest())).toEqual({});
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
    expect(seamOf(withHeader(value))).toEqual({});
  });

  it.each(["off", ""])("asks for nothing where TEST_SEAM is %j", async (value) => {
    vi.stubEnv("TEST_SEAM", value);
    vi.resetModules();
    const closed = await import("./seam.server");
    expect(closed.seamOf(seamRequest({ sources: { feed: "fail" } }))).toEqual({});
  });
});
