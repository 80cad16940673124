import { createCookie } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { setVariables, testSecret } from "../../tests/fixtures/rules-environment";
import { playedAttempt } from "../../tests/fixtures/rules-play";
import { cookieRequest, sentBack } from "../../tests/fixtures/rules-request";
import { sealedTitle } from "../../tests/fixtures/test-titles";
import { dropGuestAttempts, readGuestAttempts, storeGuestAttempts } from "./attempt-cookie.server";
import { packAttempt } from "./packed-attempt";
import type { ServerGame } from "./server-game.server";
import type { Slots } from "./slots";
import { storedTitle } from "./title-rules.server";

setVariables();

const title = storedTitle(sealedTitle as ServerGame<unknown, unknown, number>);
const NAME = "kb_play_sealed-doors";

async function signed(value: unknown, secret = testSecret): Promise<string> {
  return sentBack(await createCookie(NAME, { secrets: [secret] }).serialize(value));
}

const read = (cookie?: string) => readGuestAttempts(cookieRequest(cookie), title);
const stored = async (slots: Slots) => (await storeGuestAttempts(title, slots))[0] ?? "";

describe("attempts in the cookie of their title", () => {
  it.each<[string, Slots<number>]>([
    ["a result alone", { result: playedAttempt(3, { isLate: true }), friendly: null }],
    [
      "a Friendly beside it",
      {
        result: playedAttempt(3, { options: ["strict"] }),
        friendly: playedAttempt(1, { isFriendly: true, startedOn: "2026-11-22" }),
      },
    ],
    ["a Friendly alone", { result: null, friendly: playedAttempt(0, { isFriendly: true }) }],
  ])("come back as they were: %s", async (_, slots) => {
    const cookie = `tz=UTC; ${sentBack(await stored(slots))}`;
    expect(await read(cookie)).toEqual({ slots, isUnreadable: false });
  });

  it("go to their title alone, and to no script", async () => {
    const cookie = await stored({ result: playedAttempt(1), friendly: null });
    expect(cookie.split("; ").slice(1).sort()).toEqual([
      "HttpOnly",
      "Max-Age=5356800",
      "Path=/play/sealed-doors",
      "SameSite=Lax",
    ]);
  });

  it("are let go of with an empty cookie of the same path", async () => {
    const [dropped] = await dropGuestAttempts(title);
    expect(dropped).toMatch(/^kb_play_sealed-doors=;.*Max-Age=0; Path=\/play\/sealed-doors/);
  });
});

it.each([undefined, "", "tz=UTC", "my_kb_play_sealed-doors=x"])(
  "are none in %j",
  async (cookie) => {
    const slots = { result: null, friendly: null };
    expect(await read(cookie)).toEqual({ slots, isUnreadable: false });
  },
);

const packed = packAttempt(playedAttempt(1)) as unknown[];
const withPart = (place: number, part: unknown) => [packed.with(place, part), null];

describe("what can't be trusted", () => {
  it.each<[string, unknown]>([
    ["null", null],
    ["a text", "attempt"],
    ["one attempt without its place", packed],
    ["an attempt without an id", withPart(0, "")],
    ["an edition 0", withPart(1, 0)],
    ["a date that is none", withPart(2, "2026-02-30")],
    ["a start in words", withPart(4, "now")],
    ["a move that is none", withPart(5, [[1, 10]])],
    ["a move before the start", withPart(5, [[-1, 1]])],
    ["more moves than there can be", withPart(5, Array(4).fill([1, 1]))],
    ["moves that are none", withPart(5, 7)],
    ["flags in words", withPart(7, "late")],
    ["a Friendly that makes no sense", [packed, {}]],
  ])("is unreadable though we signed it: %s", async (_, value) => {
    expect(await read(await signed(value))).toMatchObject({ isUnreadable: true });
  });

  it.each(["", "x", "%", "%E0%A4%A", ".", '"'])("is unreadable: %j", async (value) => {
    expect(await read(`${NAME}=${value}`)).toMatchObject({ isUnreadable: true });
  });

  it("is unreadable with another's signature", async () => {
    const cookie = await signed([packed, null], "another-secret-of-somebody-else-0123");
    expect(await read(cookie)).toMatchObject({ isUnreadable: true });
  });
});
