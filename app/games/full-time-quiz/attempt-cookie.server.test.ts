import { createCookie } from "@remix-run/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { attemptWith } from "../../../tests/fixtures/rules-attempt";
import { setVariables, testSecret } from "../../../tests/fixtures/rules-environment";
import { cookieRequest, sentBack } from "../../../tests/fixtures/rules-request";
import { dropAttempts, keepAttempts, readAttempts, readGuest } from "./attempt-cookie.server";
import type { Attempts } from "./attempts";

setVariables();

afterEach(() => {
  vi.unstubAllEnvs();
});

const NAME = "kb_play_full-time-quiz";
const LEGACY = "kb_quiz";
const none = { current: null, friendly: null };

/** What a browser would send when a cookie held any value, signed with a secret. */
async function signed(value: unknown, secret = testSecret, name = NAME): Promise<string> {
  return sentBack(await createCookie(name, { secrets: [secret] }).serialize(value));
}

const read = (cookie?: string) => readAttempts(cookieRequest(cookie));
const only = (count: number): Attempts => ({ current: attemptWith(count), friendly: null });

/** What a browser sends to the quiz after it was told to keep these. */
async function kept(attempts: Attempts): Promise<string> {
  const [first = ""] = await keepAttempts(attempts, false);
  return sentBack(first);
}

const namesOf = (setCookies: readonly string[]) => setCookies.map((line) => line.split("=", 1)[0]);
const pathOf = (setCookie: string) => /; Path=([^;]+)/.exec(setCookie)?.[1];

describe("attempts kept in the cookie", () => {
  it.each([0, 3, 5])("come back as they were, with %i answers", async (count) => {
    const attempts = { current: attemptWith(count, { late: count === 5 }), friendly: null };
    expect(await read(await kept(attempts))).toEqual({ status: "kept", attempts, isLegacy: false });
  });

  it("come back with the Friendly beside the result", async () => {
    const attempts = { ...only(5), friendly: attemptWith(5, { id: "again", friendly: true }) };
    const cookie = await kept(attempts);
    expect(await read(cookie)).toMatchObject({ status: "kept", attempts });
    expect(cookie.length).toBeLessThan(1500);
  });

  it("are found among other cookies", async () => {
    const cookie = await kept(only(1));
    expect(await read(`tz=Europe%2FBerlin; ${cookie}; kb_flash=x`)).toMatchObject({
      status: "kept",
    });
  });

  it("are kept from scripts, from other sites, and for a week", async () => {
    for (const setCookie of await keepAttempts(only(1), false)) {
      expect(setCookie).toMatch(/; Max-Age=604800; /);
      expect(setCookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    }
  });

  it("are sent to the quiz alone, and to where a script loads it from", async () => {
    const setCookies = await keepAttempts(only(1), false);
    expect(namesOf(setCookies)).toEqual([NAME, NAME, "kb_guest"]);
    expect(setCookies.map(pathOf)).toEqual([
      "/play/full-time-quiz",
      "/play/full-time-quiz.data",
      "/",
    ]);
  });

  it("travel over https only, where the site does", async () => {
    vi.stubEnv("ORIGIN", "https://play.kickabout.example");
    vi.resetModules();
    const onHttps = await import("./attempt-cookie.server");
    for (const line of await onHttps.keepAttempts(only(1), false))
      expect(line).toContain("; Secure");
  });

  it("are let go of with empty cookies that end at once, the old one's too", async () => {
    const setCookies = await dropAttempts();
    expect(namesOf(setCookies)).toEqual([NAME, NAME, "kb_guest", LEGACY]);
    for (const line of setCookies) expect(line).toMatch(/^\w[\w-]*=;.*Max-Age=0/);
  });
});

describe("the cookie of before", () => {
  const { friendly: _, ...old } = attemptWith(2);

  it("is read, and is to be moved", async () => {
    expect(await read(await signed(old, testSecret, LEGACY))).toEqual({
      status: "kept",
      attempts: only(2),
      isLegacy: true,
    });
  });

  it("ends when the attempt is kept where it belongs", async () => {
    const setCookies = await keepAttempts(only(2), true);
    expect(setCookies.at(-1)).toMatch(/^kb_quiz=;.*Max-Age=0.*Path=\/;/);
  });

  it("gives way to the one of now", async () => {
    const legacy = await signed(old, testSecret, LEGACY);
    const both = `${legacy}; ${await kept(only(5))}`;
    expect(await read(both)).toEqual({ status: "kept", attempts: only(5), isLegacy: true });
    expect(await read(`${NAME}=x; ${legacy}`)).toMatchObject({ status: "kept", attempts: only(2) });
  });
});

describe("what other pages know of an attempt", () => {
  it("is what an offer says", async () => {
    const [, , guest = ""] = await keepAttempts(only(5), false);
    expect(await readGuest(cookieRequest(sentBack(guest)))).toEqual({
      id: "attempt-1",
      date: "2026-11-21",
      answered: 5,
      correct: 1,
    });
  });

  it("is nothing before the first answer", async () => {
    expect(namesOf(await keepAttempts(only(0), false))).not.toContain("kb_guest");
  });

  it("comes from the cookie of before, as long as that is there", async () => {
    const legacy = await signed(attemptWith(2), testSecret, LEGACY);
    expect(await readGuest(cookieRequest(legacy))).toMatchObject({ answered: 2 });
  });

  it.each(["", "x", "%", "bnVsbA==.x"])("is nothing where the cookie says %j", async (value) => {
    expect(await readGuest(cookieRequest(`kb_guest=${value}`))).toBeNull();
  });

  it("is nothing where we signed something else", async () => {
    const cookie = await signed({ id: 1, date: "x" }, testSecret, "kb_guest");
    expect(await readGuest(cookieRequest(cookie))).toBeNull();
  });
});

describe("no attempt", () => {
  it.each([
    ["no cookies", undefined],
    ["an empty header", ""],
    ["other cookies only", `tz=Europe%2FBerlin; my_${NAME}=x`],
  ])("is what %s mean", async (_, cookie) => {
    expect(await read(cookie)).toEqual({ status: "none", attempts: none, isLegacy: false });
  });
});

describe("attempts that can't be trusted", () => {
  const unreadable = { status: "unreadable", attempts: none, isLegacy: false };

  it("are unreadable when their content was changed", async () => {
    const changed = (await kept(only(1))).replace(
      /=(.{9})(.)/,
      (_, head, one) => `=${head}${one === "A" ? "B" : "A"}`,
    );
    expect(await read(changed)).toEqual(unreadable);
  });

  it("are unreadable when their signature was taken away", async () => {
    const cookie = await kept(only(1));
    expect(await read(cookie.slice(0, cookie.lastIndexOf(".")))).toEqual(unreadable);
  });

  it("are unreadable when they were signed with another secret", async () => {
    const cookie = await signed(only(1), "another-secret-of-somebody-else-0123");
    expect(await read(cookie)).toEqual(unreadable);
  });

  it.each(["", "x", "%", "%E0%A4%A", ".", "bnVsbA==.x", '"'])(
    "are unreadable when the cookie says %j",
    async (value) => {
      expect(await read(`${NAME}=${value}`)).toEqual(unreadable);
      expect(await read(`${LEGACY}=${value}`)).toEqual({ ...unreadable, isLegacy: true });
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
  ])("are unreadable when we signed %s", async (_, value) => {
    expect(await read(await signed({ current: value }))).toEqual(unreadable);
    expect(await read(await signed({ ...only(5), friendly: value ?? "" }))).toEqual(unreadable);
    const legacy = await signed(value, testSecret, LEGACY);
    expect(await read(legacy)).toEqual({ ...unreadable, isLegacy: true });
  });
});
