import { createCookie } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import type { Flash } from "~/look/ui/flash";
import { setVariables, testSecret } from "../../../tests/fixtures/rules-environment";
import { cookieRequest, sentBack } from "../../../tests/fixtures/rules-request";
import { flashCookie as flashCookieOf, redirectWithFlash, takeFlash } from "./flash.server";

setVariables();

const flash: Flash = {
  status: "success",
  title: "Profile saved",
  message: "Ready for kick-off ⚽.",
};

/** The Cookie header with any value, signed with a secret. */
async function signed(value: unknown, secret = testSecret): Promise<string> {
  return sentBack(await createCookie("kb_flash", { secrets: [secret] }).serialize(value));
}

async function flashCookie(): Promise<string> {
  return sentBack((await redirectWithFlash("/account", flash)).headers.get("Set-Cookie") ?? "");
}

describe("redirectWithFlash", () => {
  it("sends the browser on so that it asks for the next page with GET", async () => {
    const response = await redirectWithFlash("/account", flash);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/account"]);
  });

  it("keeps the message for a minute, from scripts and from other sites", async () => {
    const response = await redirectWithFlash("/account", flash);
    const [, ...attributes] = response.headers.get("Set-Cookie")?.split("; ") ?? [];
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax"]);
  });

  it("leaves other cookies in place", async () => {
    const response = await redirectWithFlash("/account", flash, { "Set-Cookie": "other=1" });
    const names = response.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    expect(names).toEqual(["other", "kb_flash"]);
  });
});

describe("takeFlash", () => {
  it.each<Flash>([flash, { status: "warning", title: "Push alerts unavailable" }])(
    "gives the message as it was: %j",
    async (given) => {
      const response = await redirectWithFlash("/", given);
      const cookie = sentBack(response.headers.get("Set-Cookie") ?? "");
      expect((await takeFlash(cookieRequest(cookie)))?.flash).toEqual(given);
    },
  );

  it("gives none on the page that says the same itself, and takes it away there too", async () => {
    const cookie = sentBack(await flashCookieOf({ ...flash, exceptOn: "/account" }));
    const on = (path: string) =>
      takeFlash(new Request(`https://kickabout.example${path}`, { headers: { Cookie: cookie } }));
    const taken = await on("/account?welcome=1");
    expect(taken?.flash).toBeNull();
    expect(taken?.setCookie).toMatch(/Max-Age=0/);
    expect((await on("/stats"))?.flash).toEqual(flash);
  });

  it("takes the message away", async () => {
    const taken = await takeFlash(cookieRequest(await flashCookie()));
    expect(taken?.setCookie).toMatch(/^kb_flash=;.*Max-Age=0/);
  });

  it.each([undefined, "", "tz=UTC", "kb_flash=", "kb_flash=x", "kb_flash=%E0%A4%A"])(
    "finds no message in the cookies %j",
    async (cookie) => {
      expect(await takeFlash(cookieRequest(cookie))).toBeNull();
    },
  );

  it("finds none when the content was changed", async () => {
    const cookie = await flashCookie();
    const changed = cookie.replace(
      /=(.{9})(.)/,
      (_, head, one) => `=${head}${one === "A" ? "B" : "A"}`,
    );
    expect(await takeFlash(cookieRequest(changed))).toBeNull();
  });

  it("finds none when somebody else signed it", async () => {
    const cookie = await signed(flash, "another-secret-of-somebody-else-0123");
    expect(await takeFlash(cookieRequest(cookie))).toBeNull();
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["a text", "Saved"],
    ["a status that is none", { ...flash, status: "fatal" }],
    ["no title", { status: "success" }],
    ["a title without end", { ...flash, title: "x".repeat(201) }],
    ["a message without end", { ...flash, message: "x".repeat(501) }],
  ])("finds none when we signed %s", async (_, value) => {
    expect(await takeFlash(cookieRequest(await signed(value)))).toBeNull();
  });
});
