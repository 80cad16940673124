import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";

/** Waits until the service worker controls this page: on a busy machine, it caches what it needs for many seconds. */
export async function underTheWorker(page: Page): Promise<void> {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled, { timeout: 45_000 }).toBe(true);
}

/** The text of every cached page, by path. */
export function cachedPages(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const cached: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const isPage = response?.headers.get("Content-Type")?.startsWith("text/html");
        if (isPage) cached[new URL(request.url).pathname] = (await response?.text()) ?? "";
      }
    }
    return cached;
  });
}

/**
 * A proxy in front of the real server that can release a new build: another worker, none of the old files, and another
 * version of the route manifest.
 */
export async function releasingServer(address: string) {
  let isReleased = false;
  const server = createServer(async (request, response) => {
    const asked = request.url ?? "/";
    const path = isReleased ? asked.replace(/[?&]version=/, "$&not-") : asked;
    if (isReleased && path.startsWith("/assets/")) return response.writeHead(404).end();
    const answer = await fetch(address + path, { redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "etag"]) delete headers[name];
    const body = Buffer.from(await answer.arrayBuffer());
    const isNews = isReleased && path === "/sw.js";
    response.writeHead(answer.status, headers).end(isNews ? `${body}\n/* new */` : body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    release: () => {
      isReleased = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
