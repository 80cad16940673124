import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, type Reply, setCookiesOf } from "./ask";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

const address = "/avatar.svg?topType=LongHairFrida&accessoriesType=Wayfarers&avatarStyle=Circle";

/** Whether a document's elements are properly nested, within one root. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/y;
  while (tag.lastIndex < xml.length) {
    const [, closing, name = "", , empty] = tag.exec(xml) ?? [];
    if (!name) return false;
    if (closing && open.pop() !== name) return false;
    if (!closing && !empty) open.push(name);
    if (open.length === 0) return tag.lastIndex === xml.length;
  }
  return false;
}

describe("an avatar", () => {
  let reply: Reply;

  beforeAll(async () => {
    reply = await ask(server.address, address);
  });

  it("is a picture that is well formed", () => {
    expect(reply.status).toBe(200);
    expect(isWellFormed(reply.text)).toBe(true);
    expect(isWellFormed(`${reply.text}<g/>`)).toBe(false);
    expect(isWellFormed(reply.text.replace("</g>", ""))).toBe(false);
  });

  it.each([
    ["Content-Type", "image/svg+xml; charset=utf-8"],
    ["Cache-Control", "public, max-age=31536000, immutable"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
  ])("says %s: %s", (name, value) => {
    expect(headerOf(reply, name)).toBe(value);
  });

  it("has a content policy of its own that allows no script, no address and no frame", () => {
    const policy = headerOf(reply, "Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("sandbox");
    expect(policy).not.toMatch(/script-src|allow-|'self'|https?:/);
  });

  it("sets no cookie, and is the same with one", async () => {
    const withCookie = await ask(server.address, address, { headers: { Cookie: "__session=x" } });
    expect(setCookiesOf(reply)).toEqual([]);
    expect(setCookiesOf(withCookie)).toEqual([]);
    expect(withCookie.body).toEqual(reply.body);
    expect(headerOf(reply, "Vary")).not.toContain("Cookie");
  });

  it("has the same bytes and the same tag each time, however often others are asked for", async () => {
    await ask(server.address, "/avatar.svg?topType=NoHair");
    const again = await ask(server.address, address);
    expect(again.body).toEqual(reply.body);
    expect(headerOf(again, "ETag")).toBe(headerOf(reply, "ETag"));
  });

  it("is not sent again to a browser that has it", async () => {
    const tag = headerOf(reply, "ETag");
    const again = await ask(server.address, address, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(headerOf(again, "Cache-Control")).toContain("immutable");
    const other = await ask(server.address, "/avatar.svg", { headers: { "If-None-Match": tag } });
    expect(other.status).toBe(200);
  });

  it("answers HEAD with the same headers", async () => {
    const head = await ask(server.address, address, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ["Content-Type", "Cache-Control", "ETag", "Content-Security-Policy"]) {
      expect(headerOf(head, name)).toBe(headerOf(reply, name));
    }
  });

  it("can be compressed", async () => {
    const small = await ask(server.address, address, { headers: { "Accept-Encoding": "br" } });
    expect(headerOf(small, "Content-Encoding")).toBe("br");
    expect(small.body.length).toBeLessThan(reply.body.length / 2);
    expect(headerOf(small, "Vary")).toContain("Accept-Encoding");
  });

  it("takes no post", async () => {
    const posted = await ask(server.address, address, { method: "POST", body: "" });
    expect(posted.status).toBe(405);
  });
});

describe("a hostile query", () => {
  let newPlayer: Reply;

  beforeAll(async () => {
    newPlayer = await ask(server.address, "/avatar.svg");
  });

  it.each([
    ["unknown values", "topType=Mohawk&skinColor=Green&view=x"],
    ["unknown options", "size=99999&seed=a&backgroundColor=red"],
    ["names of a prototype", "__proto__=x&constructor=y&topType=__proto__&hairColor=toString"],
    ["markup", "topType=<script>alert(1)</script>&clotheColor=%22%3E%3Cscript%3E"],
    ["5,000 characters", `hairColor=${"x".repeat(5000)}`],
    ["hundreds of options", Array.from({ length: 500 }, (_, n) => `o${n}=${n}`).join("&")],
    ["broken percent signs", "topType=%E0%A4%A&%zz=%"],
    ["nothing but signs", "&&&===?"],
  ])("with %s gets the picture of a new player", async (_, search) => {
    const reply = await ask(
      server.address,
      encodeURI(`/avatar.svg?${search}`).replace(/%25/g, "%"),
    );
    expect(reply.status).toBe(200);
    expect(reply.text).toBe(newPlayer.text);
    expect(isWellFormed(reply.text)).toBe(true);
    expect(reply.text).not.toContain("script");
  });

  it("that repeats an option gets the first", async () => {
    const twice = await ask(server.address, "/avatar.svg?topType=NoHair&topType=LongHairBob");
    const once = await ask(server.address, "/avatar.svg?topType=NoHair");
    expect(twice.text).toBe(once.text);
    expect(once.text).not.toBe(newPlayer.text);
  });
});
