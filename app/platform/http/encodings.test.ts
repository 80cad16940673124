import { describe, expect, it } from "vitest";
import { encodingFor } from "./encodings";

describe("encodingFor", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["BR", "br"],
    ["br;q=0, gzip", "gzip"],
    ["BR;Q=0, GZIP", "gzip"],
    ["br; q=0.1, gzip; q=0.9", "br"],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["identity", "identity"],
    ["deflate", "identity"],
    ["brotli", "identity"],
    ["br;q=much", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("answers %j with %s", (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
