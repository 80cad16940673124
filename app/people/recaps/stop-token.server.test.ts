import { describe, expect, it } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { stopTokenOf, userOfStopToken } from "./stop-token.server";

setVariables({});

describe("the token of a recap's footer", () => {
  it.each(["fan-1", "a.b c/ü"])("is %s's", (userId) => {
    expect(userOfStopToken(stopTokenOf(userId))).toBe(userId);
  });

  it("is nobody else's, and can't be made up", () => {
    const [, signature] = stopTokenOf("fan-1").split(".");
    const other = Buffer.from("fan-2").toString("base64url");
    for (const token of ["", ".", `${other}.${signature}`, `${stopTokenOf("fan-1")}.`, "fan-1.x"]) {
      expect(userOfStopToken(token)).toBe(null);
    }
  });
});
