import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { publicName } from "~/platform/names/public-name";
import { setVariables, testSecret } from "../../../tests/fixtures/rules-environment";
import { readShareToken, shareToken } from "./share-token.server";

setVariables();

const result = {
  edition: 2,
  date: "2026-11-22",
  isWin: true,
  score: 4,
  outOf: 5,
  elapsed: 32_100,
  squares: "🟩🟥🟩🟩⬛",
};

const whole = (max: number) => fc.integer({ min: 0, max });
const results = fc.record({
  edition: whole(99_999),
  date: whole(9999).map((days) => daysBefore("2026-01-01", -days)),
  isWin: fc.boolean(),
  score: whole(9999),
  outOf: whole(9999),
  elapsed: whole(9_999_999).map((time) => time * 100),
  squares: fc
    .array(fc.constantFrom("🟩", "🟥", "🟨", "🟧", "🟦", "🟪", "🟫", "⬜", "⬛", "\n"), {
      minLength: 1,
      maxLength: 120,
    })
    .map((squares) => squares.join("")),
});

const token = shareToken("doors", result) ?? "";
const sender = { attempt: "0f8c2c1e-7a51-4b7d-9d1c-3b1f6f0e9a11", name: "Zola" };

describe("a shared result", () => {
  it("is short, and safe in an address", () => {
    expect(token).toMatch(/^[\w-]{22}-1-2-91-4-5-8x-wgrggk$/);
  });

  it("comes back as it was, whatever it is", () => {
    fc.assert(
      fc.property(results, (one) => {
        const written = shareToken("doors", one);
        expect(readShareToken("doors", written ?? "")).toEqual({ ...one, sender: null });
        expect(written).toMatch(/^[\w-]{1,200}$/);
      }),
    );
  });

  it("names its sender and the attempt, whatever the name is, and ends in a letter", () => {
    const letters = results.filter(({ squares }) => !squares.endsWith("\n"));
    const names = fc
      .string({ unit: "grapheme", maxLength: 20 })
      .filter((name) => name.length <= 40);
    fc.assert(
      fc.property(letters, names, fc.uuid(), (one, name, attempt) => {
        const written = shareToken("doors", one, { attempt, name }) ?? "";
        const shown = publicName(name, 20) ?? "";
        const read = readShareToken("doors", written);
        expect(read).toEqual({ ...one, sender: { attempt, name: shown } });
        expect(written).toMatch(/^[\w-]{1,540}[a-z]$/);
      }),
    );
  });

  it("takes no answers where its attempt has no id of ours", () => {
    expect(shareToken("doors", result, { attempt: "a", name: "Zola" })).toBe(token);
  });

  it("is none with another name or another attempt", () => {
    const written = shareToken("doors", result, sender) ?? "";
    const other = shareToken("doors", result, { ...sender, name: "Thabo" }) ?? "";
    expect(readShareToken("doors", written.slice(0, 22) + other.slice(22))).toBeNull();
    expect(readShareToken("doors", written.replace("0f8c2c1e", "1f8c2c1e"))).toBeNull();
  });

  it("has its time in whole tenths of a second, cut off as on the board", () => {
    const written = shareToken("doors", { ...result, elapsed: 32_199 });
    expect(written).toBe(token);
  });

  it("is none when its squares are others than ours", () => {
    expect(shareToken("doors", { ...result, squares: "striker" })).toBeNull();
    expect(shareToken("doors", { ...result, squares: "🟩?" })).toBeNull();
    expect(shareToken("doors", { ...result, squares: "" })).toBeNull();
    expect(shareToken("doors", { ...result, squares: "🟩".repeat(121) })).toBeNull();
  });
});

describe("an address that we did not sign", () => {
  it("is no result of another title", () => {
    expect(readShareToken("windows", token)).toBeNull();
  });

  it("is no result with a better score", () => {
    expect(readShareToken("doors", token.replace("-4-5-", "-5-5-"))).toBeNull();
  });

  it("is none with another secret", () => {
    const text = token.slice(23);
    const signedWith = (secret: string) => {
      const mac = createHmac("sha256", secret).update(`share doors ${text}`).digest();
      return `${mac.subarray(0, 16).toString("base64url")}-${text}`;
    };
    expect(signedWith(testSecret)).toBe(token);
    expect(readShareToken("doors", signedWith("another secret of another site"))).toBeNull();
  });

  it("is none with a character changed, added or left out", () => {
    const characters = fc.constantFrom(..."0aZ9-_ =.~%🟩");
    fc.assert(
      fc.property(whole(token.length), whole(2), characters, (at, gone, added) => {
        const changed = token.slice(0, at) + added + token.slice(at + gone);
        fc.pre(changed !== token);
        expect(readShareToken("doors", changed)).toBeNull();
      }),
    );
  });

  it("is none, and throws nothing, whatever it is", () => {
    const texts = fc.oneof(fc.string({ unit: "binary" }), fc.base64String(), fc.webPath());
    fc.assert(
      fc.property(texts, texts, (slug, text) => {
        expect(readShareToken(slug, text)).toBeNull();
      }),
    );
  });
});
