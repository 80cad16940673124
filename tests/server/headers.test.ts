import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, type Reply, setCookiesOf } from "./ask";
import { serverBehind } from "./processes";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

const pages = ["/", "/play/full-time-quiz", "/about", "/there-is-no-such-page", "/%00"];

describe.each(pages)("the content policy of %s", (path) => {
  let page: Reply;
  let policy: Map<string, string[]>;

  beforeAll(async () => {
    page = await ask(server.address, path);
    policy = directivesOf(headerOf(page, "Content-Security-Policy"));
  });

  it("is enforced", () => {
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(page.headers).not.toHaveProperty("content-security-policy-report-only");
  });

  it("allows scripts and styles of our own and by hash, and nothing else", () => {
    for (const name of ["script-src", "style-src"]) {
      for (const source of policy.get(name) ?? ["none listed"]) {
        expect(source).toMatch(/^('self'|'sha256-[A-Za-z0-9+/]{43}=')$/);
      }
    }
  });

  it("never says unsafe-inline, unsafe-eval or the like", () => {
    expect(headerOf(page, "Content-Security-Policy")).not.toContain("unsafe");
  });

  it.each([
    ["script", "script-src"],
    ["style", "style-src"],
  ])("knows the hash of every inline %s", (element, directive) => {
    for (const content of inline(page.text, element)) {
      const hash = createHash("sha256").update(content).digest("base64");
      expect(policy.get(directive)).toContain(`'sha256-${hash}'`);
    }
  });

  it("is not broken by style attributes or handlers in the page", () => {
    const tags = page.text.replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, "$1");
    expect(tags).not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)=/i);
  });

  it("comes with a document of exactly one doctype", () => {
    expect(page.text.match(/<!doctype html>/gi)).toHaveLength(1);
  });
});

describe("the home page", () => {
  let page: Reply;

  beforeAll(async () => {
    page = await ask(server.address, "/");
  });

  it("has inline scripts and styles, so that the checks above mean something", () => {
    expect(inline(page.text, "script").length).toBeGreaterThan(0);
    expect(inline(page.text, "style").length).toBeGreaterThan(0);
  });

  it.each([
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Content-Type", "text/html; charset=utf-8"],
    ["Cache-Control", "public, max-age=0, s-maxage=60, stale-while-revalidate=60"],
  ])("is sent with %s: %s", (name, value) => {
    expect(headerOf(page, name)).toBe(value);
  });

  it("has an id of its own for each request", async () => {
    const again = await ask(server.address, "/");
    expect(headerOf(page, "X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headerOf(again, "X-Request-Id")).not.toBe(headerOf(page, "X-Request-Id"));
  });

  it("does not let a visitor choose the id", async () => {
    const page = await ask(server.address, "/", { headers: { "X-Request-Id": "mine" } });
    expect(headerOf(page, "X-Request-Id")).not.toBe("mine");
  });

  it("does not say what it is made with", () => {
    expect(page.headers).not.toHaveProperty("x-powered-by");
    expect(page.headers).not.toHaveProperty("server");
  });

  it("has a short head: each byte of it delays the first paint on a slow line", () => {
    const names = Object.keys(page.headers).join();
    expect(names).not.toMatch(/ratelimit|x-(dns|download|permitted|xss)/);
  });

  it("does not ask browsers for https where it is reached over http", () => {
    expect(page.headers).not.toHaveProperty("strict-transport-security");
  });
});

it.each(["/", "/play/full-time-quiz", "/about", "/calendar.ics", "/there-is-no-such-page"])(
  "sets no cookie on a visitor whose first page is %s",
  async (path) => {
    expect(setCookiesOf(await ask(server.address, path))).toEqual([]);
  },
);

it("lists nobody else in the content policy where neither Firebase nor a partner is configured", async () => {
  const policy = headerOf(await ask(server.address, "/"), "Content-Security-Policy");
  expect(policy).not.toMatch(/https?:/);
  expect(policy).not.toContain("frame-src");
});

it("asks browsers for https where it is reached over https", async () => {
  const address = await serverBehind("https://x.example", { TEST_HOOKS: "off" });
  const page = await ask(address, "/");
  expect(headerOf(page, "Strict-Transport-Security")).toContain("max-age=");
});

it("answers a health check with ok", async () => {
  const reply = await ask(server.address, "/healthz");
  expect(reply.status).toBe(200);
  expect(reply.text.trim()).toBe("ok");
});

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split("; ").map((entry) => {
      const [name = "", ...sources] = entry.split(" ");
      return [name, sources];
    }),
  );
}

/** The contents of a page's inline elements of a kind. */
function inline(html: string, element: string): string[] {
  const all = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g"));
  return [...all]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes ?? ""))
    .map(([, , content]) => content ?? "");
}
