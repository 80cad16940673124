import { describe, expect, it } from "vitest";
import { errorLine } from "./error-line";

const withCode = (message: string, code: string | number, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });

describe("errorLine", () => {
  it("has no stack for what has a code, and none of its cause's words", () => {
    const cause = withCode("secret-token", "SQLITE_FULL", new Error("another secret"));
    const line = errorLine(withCode("The store can't answer.", "unavailable", cause));
    expect(line).toEqual({
      type: "Error",
      code: "unavailable",
      message: "The store can't answer.",
      cause: { type: "Error", code: "SQLITE_FULL", cause: { type: "Error" } },
    });
  });

  it("takes a number for a code, as gRPC has them", () => {
    expect(errorLine(withCode("No.", 14))).toEqual({ type: "Error", code: 14, message: "No." });
  });

  it("says where a fault of ours came from", () => {
    expect(errorLine(new TypeError("ours"))).toMatchObject({
      type: "TypeError",
      message: "ours",
      stack: expect.stringContaining("error-line.test"),
    });
  });

  it.each([null, undefined, "text", 1])("takes what is no error: %s", (thrown) => {
    expect(errorLine(thrown)).toEqual({ type: typeof thrown });
  });
});
