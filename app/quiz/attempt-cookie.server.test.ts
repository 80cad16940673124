import { createCookie } from "@remix-run/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { attemptWith } from "../../tests/fixtures/rules-attempt";
import { setVariables, testSecret } from "../../tests/fixtures/rules-environment";
import { cookieRequest, sentBack } from "../../tests/fixtures/rules-request";
import { dropAttempt, keepAttempt, readAttempt } from "./attempt-cookie.server";

setVariables();

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What a browser would send when the cookie held any value, signed with a secret. */
async function signed(value: unknown, secret = testSecret): Promise<string> {
  return sentBack(await createCookie("kb_quiz", { secrets: [secret] }).serialize(value));
}

const read = (cookie?: string) => readAttempt(cookieRequest(cookie));

describe("an attempt kept in the cookie", () => {
  it.each([0, 3, 5])("comes back as it was, with %i answers", async (count) => {
    const attempt = attemptWith(count, { late: count === 5 });
    const cookie = sentBack(await keepAttempt(attempt));
    expect(await read(cookie)).toEqual({ status: "kept", attempt });
  });

  it("is found among other cookies", async () => {
    const cookie = sentBack(await keepAttempt(attemptWith(1)));
    expect(await read(`tz=Europe%2FBerlin; ${cookie}; kb_flash=x`)).toMatchObject({
      status: "kept",
    });
  });

  it("is kept from scripts, from other sites, and for a week", async () => {
    const setCookie = await keepAttempt(attemptWith(1));
    expect(setCookie.split("; ").slice(1).sort()).toEqual([
      "HttpOnly",
      "Max-Age=604800",
      "Path=/",
      "SameSite=Lax",
    ]);
  });

  it("travels over https only, where the site does", async () => {
    vi.stubEnv("ORIGIN", "https://play.kickabout.example");
    vi.resetModules();
    const onHttps = await import("./attempt-cookie.server");
    expect(await onHttps.keepAttempt(attemptWith(1))).toContain("; Secure");
  });

  it("is let go of with an empty cookie that ends at once", async () => {
    expect(await dropAttempt()).toMatch(/^kb_quiz=;.*Max-Age=0/);
  });
});

describe("no attempt", () => {
  it.each([
    ["no cookies", undefined],
    ["an empty header", ""],
    ["other cookies only", "tz=Europe%2FBerlin; my_kb_quiz=x"],
  ])("is what %s mean", async (_, cookie) => {
    expect(await read(cookie)).toEqual({ status: "none" });
  });
});

describe("an attempt that can't be trusted", () => {
  it("is unreadable when its content was changed", async () => {
    const cookie = sentBack(await keepAttempt(attemptWith(1)));
    const changed = cookie.replace(
      /=(.{9})(.)/,
      (_, head, one) => `=${head}${one === "A" ? "B" : "A"}`,
    );
    expect(await read(changed)).toEqual({ status: "unreadable" });
  });

  it("is unreadable when its signature was taken away", async () => {
    const cookie = sentBack(await keepAttempt(attemptWith(1)));
    expect(await read(cookie.slice(0, cookie.lastIndexOf(".")))).toEqual({ status: "unreadable" });
  });

  it("is unreadable when it was signed with another secret", async () => {
    const cookie = await signed(attemptWith(1), "another-secret-of-somebody-else-0123");
    expect(await read(cookie)).toEqual({ status: "unreadable" });
  });

  it.each(["", "x", "%", "%E0%A4%A", ".", "bnVsbA==.x", '"'])(
    "is unreadable when the cookie says %j",
    async (value) => {
      expect(await read(`kb_quiz=${value}`)).toEqual({ status: "unreadable" });
    },
  );

  it.each<[string, unknown]>([
    ["null", null],
    ["a text", "attempt"],
    ["a list", []],
    ["no id", { ...attemptWith(1), id: undefined }],
    ["an empty id", { ...attemptWith(1), id: "" }],
    ["an id of 65 letters", { ...attemptWith(1), id: "x".repeat(65) }],
    ["an edition 0", { ...attemptWith(1), edition: 0 }],
    ["a date that is none", { ...attemptWith(1), date: "2026-02-30" }],
    ["a start in words", { ...attemptWith(1), startedAt: "now" }],
    ["six answers", attemptWith(6)],
    ["a choice that is none", { ...attemptWith(1), answers: [{ choice: 4, at: 1 }] }],
    ["an answer before the start", { ...attemptWith(1), answers: [{ choice: 1, at: -1 }] }],
    ["no late mark", { ...attemptWith(1), late: undefined }],
  ])("is unreadable when we signed %s", async (_, value) => {
    expect(await read(await signed(value))).toEqual({ status: "unreadable" });
  });
});
