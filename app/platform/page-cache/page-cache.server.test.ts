import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hasVersion } from "~/platform/http/entity-tag.server";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { PageCache } from "./page-cache.server";

setVariables({ LOG_LEVEL: "error" });

const FRESH_MS = 60_000;

let now: number;
let version: number;
let renderings: number;
let server: Server;

beforeEach(async () => {
  now = 0;
  version = 1;
  renderings = 0;
  const pages = new PageCache(
    () => [],
    false,
    () => now,
  );
  server = createServer((request, response) =>
    pages.answer(request, response, () => render(pages, request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function render(pages: PageCache, request: IncomingMessage, response: ServerResponse): void {
  renderings += 1;
  const html = `<p>${version}</p>`;
  const tag = `"${version}"`;
  pages.offer(response, html);
  response.setHeader("Content-Type", "text/html");
  response.setHeader("Cache-Control", "public, no-cache");
  response.setHeader("ETag", tag);
  const isKnown = hasVersion(tag, request.headers["if-none-match"] ?? null);
  response.writeHead(isKnown ? 304 : 200).end(isKnown ? undefined : html);
}

async function ask(known?: string) {
  const { port } = server.address() as AddressInfo;
  const headers = known === undefined ? {} : { "If-None-Match": known };
  const reply = await fetch(`http://127.0.0.1:${port}/about`, { headers });
  return { status: reply.status, age: reply.headers.get("Age"), text: await reply.text() };
}

/** Requests a page twice, since it is cached from the second request on. */
async function cache(): Promise<void> {
  await ask();
  await ask();
  await expect.poll(async () => (await ask()).age).toBe("0");
}

it("is rendered again by one of those who come after a minute, and kept anew", async () => {
  await cache();
  now += FRESH_MS;
  version = 2;
  await ask();
  await expect.poll(ask).toEqual({ status: 200, age: "0", text: "<p>2</p>" });
  expect(renderings).toBe(3);
});

it("stays kept when the one who has it rendered again knows it already", async () => {
  await cache();
  now += FRESH_MS;
  expect(await ask('"1"')).toMatchObject({ status: 304, age: null });
  expect(await ask()).toEqual({ status: 200, age: "0", text: "<p>1</p>" });
  expect(renderings).toBe(3);
});

it("is let go of when the one who has it rendered again knows a newer one", async () => {
  await cache();
  now += FRESH_MS;
  version = 2;
  expect((await ask('"2"')).status).toBe(304);
  expect(await ask()).toMatchObject({ status: 200, text: "<p>2</p>" });
});
