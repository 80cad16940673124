import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertId } from "~/platform/storage/document-rules";
import { cleanDetails, isPushToken, parsePushRequest } from "./push-subscription";

const TOKEN = "dQw4w9WgXcQ:APA91bH_x-Y0123456789";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe("a token", () => {
  it.each([TOKEN, "x", "a".repeat(1500), "..:", "__a", "~!@#$%^&*()"])("may be %j", (token) => {
    expect(isPushToken(token)).toBe(true);
  });

  it.each(["", ".", "..", "a/b", "a b", "tab\t", "é", "__name__", "a".repeat(1501), null, 7, {}])(
    "is never %j",
    (token) => {
      expect(isPushToken(token)).toBe(false);
    },
  );

  it("can always be the id of a document", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
        if (isPushToken(text)) expect(() => assertId(text)).not.toThrow();
      }),
    );
  });
});

describe("what a device posts", () => {
  it("is parsed with its details", () => {
    const form = { intent: "subscribe", token: TOKEN, platform: "Android", language: "en-ZA" };
    expect(parsePushRequest(formOf(form))).toEqual(form);
  });

  it("may have no details", () => {
    const form = formOf({ intent: "subscribe", token: TOKEN });
    expect(parsePushRequest(form)).toMatchObject({ platform: "", language: "" });
  });

  it("may be the wish to have no more alerts", () => {
    const form = { intent: "unsubscribe", token: TOKEN };
    expect(parsePushRequest(formOf(form))).toEqual(form);
  });

  it.each([
    {},
    { intent: "subscribe" },
    { intent: "subscribe", token: "../profiles/somebody" },
    { intent: "settings", token: TOKEN },
    { token: TOKEN },
  ])("is nothing of ours: %j", (fields) => {
    expect(parsePushRequest(formOf(fields))).toBeNull();
  });

  it("is nothing of ours where a file stands for a token", () => {
    const form = formOf({ intent: "subscribe" });
    form.set("token", new File([TOKEN], "token"));
    expect(parsePushRequest(form)).toBeNull();
  });
});

describe("the details of a device", () => {
  it("are stored without empty ones", () => {
    expect(cleanDetails({ platform: " Android ", language: "", userAgent: "Firefox/140" })).toEqual(
      {
        platform: "Android",
        userAgent: "Firefox/140",
      },
    );
  });

  it("are short, and printable, whatever came", () => {
    const text = fc.string({ unit: "binary", maxLength: 2000 });
    fc.assert(
      fc.property(text, text, text, (platform, language, userAgent) => {
        const details = cleanDetails({ platform, language, userAgent });
        for (const value of Object.values(details)) expect(value).toMatch(/^[!-~][ -~]*$/);
        expect(details.platform?.length ?? 0).toBeLessThanOrEqual(64);
        expect(details.language?.length ?? 0).toBeLessThanOrEqual(64);
        expect(details.userAgent?.length ?? 0).toBeLessThanOrEqual(400);
      }),
    );
  });
});
