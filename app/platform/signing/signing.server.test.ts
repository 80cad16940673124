import { describe, expect, it, vi } from "vitest";
import { setVariables, testSecret } from "../../../tests/fixtures/rules-environment";
import { cookieRequest, sentBack } from "../../../tests/fixtures/rules-request";

const OTHER = "a-later-secret-of-the-unit-tests-012345";

const result = {
  edition: 2,
  date: "2026-11-22",
  isWin: true,
  score: 4,
  outOf: 5,
  elapsed: 32_100,
  squares: "🟩🟥🟩🟩⬛",
};
const visitor = "visitor-AAAAAAAAAAAAAAAAAAAAAA";
const flash = { status: "success", title: "Saved" } as const;
const draft = { displayName: "Zola" };
const session = "an-id-of-a-session";

/** As the version before these secrets could be changed signed them with the tests' secret: links live for ever. */
const signed = {
  share: "h92Y2Aigw-w3ehTqxPn5YA-1-2-91-4-5-8x-wgrggk",
  stop: "ZmFuLTE.KoBrtHSoYMUMmCW0kI9dTA",
  visitor: "kb_player=visitor-AAAAAAAAAAAAAAAAAAAAAA~9qTv3fBrya6vPpVhzxuxXQ",
  flash:
    "kb_flash=eyJzdGF0dXMiOiJzdWNjZXNzIiwidGl0bGUiOiJTYXZlZCJ9.d%2FaGIV30FATT2bZjskLeshFAYz%2BoJj4kpEAUOeqtlk4",
  draft:
    "kb_draft=eyJvd25lciI6ImZhbi0xIiwiZHJhZnQiOnsiZGlzcGxheU5hbWUiOiJab2xhIn19.Wzlvd6iHnGotoNYfeqaDOn81WZHXESVMeCki8PtSRNY",
};

/** What signs and reads, in a process that was started with these secrets. */
async function processWith(SESSION_SECRET: string, SESSION_SECRET_BEFORE = "") {
  vi.resetModules();
  setVariables({ SESSION_SECRET, SESSION_SECRET_BEFORE });
  const share = await import("~/play/share/share-token.server");
  const stop = await import("~/people/recaps/stop-token.server");
  const visitors = await import("~/play/player/player-cookie.server");
  const flashes = await import("~/platform/session/flash.server");
  const drafts = await import("~/platform/session/draft-cookie.server");
  const asked = new Request("http://localhost/profile?draft=1", {
    headers: { Cookie: signed.draft },
  });
  return {
    /** What other versions read as well: the links, and a cookie for all cookies. */
    written: async () => ({
      share: share.shareToken("doors", result),
      stop: stop.stopTokenOf("fan-1"),
      flash: sentBack(await flashes.flashCookie(flash)),
    }),
    read: async () => ({
      share: share.readShareToken("doors", signed.share),
      stop: stop.userOfStopToken(signed.stop),
      visitor: visitors.visitorIn(signed.visitor),
      flash: (await flashes.takeFlash(cookieRequest(signed.flash)))?.flash ?? null,
      draft: await drafts.readDraft(asked, "fan-1"),
    }),
  };
}

const whole = {
  share: { ...result, sender: null },
  stop: "fan-1",
  visitor,
  flash,
  draft,
};

const nothing = {
  share: null,
  stop: null,
  visitor: null,
  flash: null,
  draft: null,
};

describe("what an earlier version signed", () => {
  it("is written the same way and read with the same secret", async () => {
    const { written, read } = await processWith(testSecret);
    const { share, stop, flash } = signed;
    expect(await written()).toEqual({ share, stop, flash });
    expect(await read()).toEqual(whole);
  });

  it("is read while its secret is the one before, and signed with the new one from then on", async () => {
    const { written, read } = await processWith(OTHER, testSecret);
    expect(await read()).toEqual(whole);
    const alone = await processWith(OTHER);
    const texts = await written();
    expect(texts).toEqual(await alone.written());
    for (const [kind, text] of Object.entries(texts)) {
      expect(signed).not.toHaveProperty(kind, text);
    }
  });

  it("is nothing once its secret is gone", async () => {
    const { read } = await processWith(OTHER);
    expect(await read()).toEqual(nothing);
  });
});

async function signing(SESSION_SECRET: string, SESSION_SECRET_BEFORE = "") {
  vi.resetModules();
  setVariables({ SESSION_SECRET, SESSION_SECRET_BEFORE });
  return import("./signing.server");
}

describe("a signature", () => {
  it("is good for its text and its purpose alone", async () => {
    const { sign, isSigned } = await signing(testSecret);
    const signature = sign("share doors ", "a-b");
    expect(signature).toMatch(/^[\w-]{22}$/);
    expect(isSigned("share doors ", "a-b", signature)).toBe(true);
    expect(isSigned("share doors ", "a-c", signature)).toBe(false);
    expect(isSigned("share windows ", "a-b", signature)).toBe(false);
  });

  it.each(["", "x", "A".repeat(22), "🟩".repeat(22)])("is not %j", async (signature) => {
    const { isSigned } = await signing(OTHER, testSecret);
    expect(isSigned("share doors ", "a-b", signature)).toBe(false);
  });
});

describe("a pseudonym", () => {
  it("is the same for a text as ever, and another one for another purpose or secret", async () => {
    const { pseudonym } = await signing(testSecret);
    const known = "7ad25987b1e994b358c39bdcdc983af89a655295c4417059b3b354bf1610a8fe";
    expect(pseudonym("limit logins ", "203.0.113.7")).toBe(known);
    expect(pseudonym("limit posts ", "203.0.113.7")).not.toBe(known);
    const later = await signing(OTHER, testSecret);
    expect(later.pseudonym("limit logins ", "203.0.113.7")).not.toBe(known);
  });
});

describe("a signed cookie", () => {
  it("is for no script, and for https alone if so asked", async () => {
    await signing(testSecret);
    const { signedCookie } = await import("./signed-cookie.server");
    const attributes = async (secure?: boolean) => {
      const cookie = signedCookie("x", { path: "/account", maxAge: 60, ...(secure && { secure }) });
      return (await cookie.store(1)).split("; ").slice(1).sort();
    };
    const plain = ["HttpOnly", "Max-Age=60", "Path=/account", "SameSite=Lax"];
    expect(await attributes()).toEqual(plain);
    expect(await attributes(true)).toEqual([...plain, "Secure"]);
  });

  it.each(["", "x", "%", "%E0%A4%A", ".", '"'])("is null as %j", async (value) => {
    await signing(OTHER, testSecret);
    const { signedCookie } = await import("./signed-cookie.server");
    const cookie = signedCookie("x", { path: "/", maxAge: 60 });
    expect(await cookie.read(cookieRequest(`x=${value}`))).toBeNull();
  });

  it("comes back as it was stored, by either secret", async () => {
    await signing(testSecret);
    const stored = await import("./signed-cookie.server").then(({ signedCookie }) =>
      signedCookie("x", { path: "/", maxAge: 60 }).store(session),
    );
    await signing(OTHER, testSecret);
    const { signedCookie } = await import("./signed-cookie.server");
    const cookie = signedCookie("x", { path: "/", maxAge: 60 });
    expect(await cookie.read(cookieRequest(sentBack(stored)))).toBe(session);
  });
});
