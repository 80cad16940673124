import { randomUUID } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { dateAt, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { type Encoding, encodingFor } from "~/platform/http/encodings";
import { hasVersion } from "~/platform/http/entity-tag.server";
import { loggedPath } from "~/platform/logging/logged-path";
import { logger } from "~/platform/logging/logger.server";
import { events } from "~/platform/metrics/events.server";
import { pageKey } from "./page-key";
import type { Variance } from "./page-variance";

/** A rendered page, ready to be sent in any encoding. */
type CachedPage = {
  tag: string;
  headers: OutgoingHttpHeaders;
  bodies: Record<Encoding, Buffer>;
  freshUntil: number;
  /** End of the time in which one request renders the page again and others get the stale one. */
  renewingUntil: number;
};

const FRESH_MS = 60_000;
const RENEWAL_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_KEYS = 2000;

/** Headers that belong to a single response. */
const PER_RESPONSE_HEADERS =
  /^(?:x-request-id|date|connection|keep-alive|ratelimit.*|content-(?:length|encoding)|transfer-encoding)$/;

const dateFor = (cookie: string) => dateAt(Date.now(), timeZoneOf(cookie));

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Caches the pages that all visitors share, rendered and compressed once a minute (docs/rules.md#csp-and-caches).
 * It comes before all middleware. Cached responses don't count against rate limits, which protect expensive work.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }) =>
      Object.values(bodies).reduce((sum, body) => sum + body.length, 1024),
  });

  /** Keys requested once: a page is cached from its second request on, so that made-up URLs cost nothing. */
  readonly #asked = new LRUCache<string, true>({ max: MAX_KEYS });

  readonly #requestedKeys = new WeakMap<ServerResponse, string>();

  /** Requests waiting for a page that is being rendered, so that a burst renders it once. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Pages being compressed for the cache. */
  readonly #storing = new Map<string, Promise<unknown>>();

  /**
   * @param varianceAt what the page at a path varies by; null for what is no page
   * @param asksConsent whether the visitor's consent changes a page
   * @param now monotonic milliseconds: if a wall clock were set back, a page would stay fresh for days
   */
  constructor(
    private readonly varianceAt: (path: string) => readonly Variance[] | null,
    private readonly asksConsent: boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Answers from the cache, also if the page is just being rendered for another request.
   *
   * @param render has the app answer; its page is cached if possible
   */
  answer(request: IncomingMessage, response: ServerResponse, render: () => void): void {
    const { varianceAt, asksConsent } = this;
    const key = pageKey(request, { varianceAt, asksConsent, dateFor });
    const page = key === null ? undefined : this.#pages.get(key);
    const waiting = key === null || page ? undefined : this.#waiting.get(key);
    if (page && this.#isUsable(page)) this.#send(request, response, page);
    else if (key !== null && waiting) {
      waiting.push(() => this.#respond(key, request, response, render));
    } else {
      if (key !== null) {
        events.pageAsked.publish("miss");
        this.#note(key, response, page !== undefined);
      }
      render();
    }
  }

  #note(key: string, response: ServerResponse, isCached: boolean): void {
    if (isCached || this.#asked.has(key)) this.#expect(key, response);
    else this.#asked.set(key, true);
  }

  #expect(key: string, response: ServerResponse): void {
    this.#requestedKeys.set(response, key);
    const waiting: (() => void)[] = [];
    this.#waiting.set(key, waiting);
    response.once("close", async () => {
      await this.#storing.get(key);
      if (this.#waiting.get(key) === waiting) this.#waiting.delete(key);
      for (const resume of waiting) resume();
    });
  }

  #respond(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    render: () => void,
  ): void {
    const page = this.#pages.get(key);
    if (page) this.#send(request, response, page);
    else render();
  }

  #send(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
    events.pageAsked.publish("hit");
    send(request, response, page, this.#ageOf(page));
  }

  /** Seconds since it was rendered, for downstream caches (RFC 9111, 5.1). */
  #ageOf({ freshUntil }: CachedPage): number {
    return Math.max(0, Math.round((this.now() - freshUntil + FRESH_MS) / 1000));
  }

  /** Of the requests for a stale page, one renders it again and the others get the stale one. */
  #isUsable(page: CachedPage): boolean {
    const now = this.now();
    if (now < page.freshUntil || now < page.renewingUntil) return true;
    page.renewingUntil = now + RENEWAL_MS;
    return false;
  }

  /** Takes the app's page before compression, and stores it if a request asked for that. */
  offer(response: ServerResponse, html: string): void {
    const key = this.#requestedKeys.get(response);
    if (key === undefined) return;
    response.once("finish", () => {
      const headers = response.getHeaders();
      if (response.statusCode === 304) return this.#revalidated(key, headers);
      if (!isCacheable(response.statusCode, headers)) return this.#pages.delete(key);
      const storing = this.#store(key, Buffer.from(html), headers)
        .catch((error) => logger().error({ err: error }, "A page could not be kept."))
        .finally(() => this.#storing.delete(key));
      return this.#storing.set(key, storing);
    });
  }

  /** After a 304 the client has the current page: if its tag is the cached page's, that is fresh again. */
  #revalidated(key: string, { etag }: OutgoingHttpHeaders): void {
    const page = this.#pages.get(key);
    if (page && page.tag === etag) page.freshUntil = this.now() + FRESH_MS;
    else this.#pages.delete(key);
  }

  async #store(key: string, body: Buffer, headers: OutgoingHttpHeaders): Promise<void> {
    const tag = String(headers.etag);
    const former = this.#pages.peek(key);
    const bodies = former?.tag === tag ? former.bodies : await encoded(body);
    const storedHeaders = Object.entries(headers).filter(
      ([name]) => !PER_RESPONSE_HEADERS.test(name),
    );
    const freshUntil = this.now() + FRESH_MS;
    this.#pages.set(key, {
      tag,
      bodies,
      headers: Object.fromEntries(storedHeaders),
      freshUntil,
      renewingUntil: 0,
    });
  }
}

async function encoded(identity: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gzipped] = await Promise.all([compressed.br(identity), compressed.gzip(identity)]);
  return { br, gzip: gzipped, identity };
}

/** Only complete pages that are declared public. */
function isCacheable(status: number, headers: OutgoingHttpHeaders): boolean {
  return (
    status === 200 &&
    headers["set-cookie"] === undefined &&
    headers.etag !== undefined &&
    String(headers["content-type"]).startsWith("text/html") &&
    String(headers["cache-control"]).startsWith("public")
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  age: number,
): void {
  const began = performance.now();
  const id = randomUUID();
  const { method, url, headers: asked } = request;
  const isKnown = hasVersion(page.tag, asked["if-none-match"] ?? null);
  const encoding = encodingFor(asked["accept-encoding"]?.toString());
  const body = page.bodies[encoding];
  const headers: OutgoingHttpHeaders = { ...page.headers, "x-request-id": id, age: String(age) };
  if (!isKnown) {
    headers["content-length"] = body.length;
    if (encoding !== "identity") headers["content-encoding"] = encoding;
  }
  response.writeHead(isKnown ? 304 : 200, headers);
  if (isKnown || method === "HEAD") response.end();
  else response.end(body);
  logger().info(
    {
      req: { id, method, path: loggedPath(url) },
      res: { status: response.statusCode },
      responseTime: Math.round(performance.now() - began),
      kept: true,
    },
    "request completed",
  );
}
