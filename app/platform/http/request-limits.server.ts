import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import { type AugmentedRequest, ipKeyGenerator, rateLimit } from "express-rate-limit";
import type { Environment } from "~/platform/config/environment.server";
import { RequestCounts } from "./request-counts";
import { isHost } from "./request-host";
import { asksTooMuch, decodedPath } from "./request-path";
import { isAllowedOrigin } from "./same-origin";
import { sendErrorPage } from "./send-error-page.server";

/** Maximum size of a form, in bytes. */
const BODY_LIMIT = 64 * 1024;

const MINUTE_MS = 60_000;

/** How many players may use an address as much as one of them may. */
const PLAYERS_AT_AN_ADDRESS = 20;

/** Control characters and line breaks, which the router's patterns don't match. */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Rejects requests that our own pages never send: paths that would keep the router busy, malformed percent-encoding or
 * control characters in the URL, empty segments (the router complains of each on standard error), an invalid Host, and
 * the query by which an older framework requested raw data.
 */
export const readableRequest: RequestHandler = (request, response, next) => {
  if (asksTooMuch(request.url)) return sendErrorPage(response, 414);
  const isHosted = isHost(request.get("Host") ?? "") && !hasTwoHosts(request);
  if (!isReadable(request.url) || !isHosted) return sendErrorPage(response, 400);
  if (request.path.includes("//")) sendErrorPage(response, 404);
  else next();
};

/**
 * Whether a request has more than one Host header, which has to be rejected (RFC 9112, 3.2): Node uses the first, a
 * proxy in front may have used another.
 */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, index: number) => index % 2 === 0 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1;
}

function isReadable(url: string): boolean {
  const [path = "", query] = url.split("?", 2);
  if (new URLSearchParams(query).has("_data")) return false;
  const name = decodedPath(path);
  return name?.startsWith("/") === true && !UNREADABLE.test(name);
}

/** Sets Host to the public host, whatever a proxy put there: the framework compares it with Origin. */
export function knownHost({ ORIGIN }: Environment): RequestHandler {
  const host = ORIGIN && new URL(ORIGIN).host;
  return (request, _response, next) => {
    delete request.headers["x-forwarded-host"];
    if (host) request.headers.host = host;
    next();
  };
}

/** Rejects bodies that are too large or have no Content-Length. */
export const boundedBody: RequestHandler = (request, response, next) => {
  const length = request.get("Content-Length");
  if (request.get("Transfer-Encoding") !== undefined) return refuse(411);
  if (length !== undefined && !(Number(length) <= BODY_LIMIT)) return refuse(413);
  next();

  function refuse(status: 411 | 413) {
    response.set("Connection", "close");
    sendErrorPage(response, status);
  }
};

/** Rejects cross-site posts. */
export function sameOriginPosts({ ORIGIN }: Environment): RequestHandler {
  return (request, response, next) => {
    const from = {
      method: request.method,
      secFetchSite: request.get("Sec-Fetch-Site"),
      origin: request.get("Origin"),
    };
    if (isAllowedOrigin(from, ORIGIN ?? reachedOrigin(request))) next();
    else sendErrorPage(response, 403);
  };
}

const reachedOrigin = (request: Request) => `${request.protocol}://${request.get("Host")}`;

/**
 * Limits requests per minute, with a lower limit for posts: per player, and per address for all strangers together.
 * Thousands of players may share an address, so its total limit is many times a player's.
 *
 * @param playerIn the key of the player in a Cookie header, taken from a signed cookie; null for a stranger
 */
export function rateLimits(
  settings: Environment,
  playerIn: (cookie: string) => Promise<string | null>,
): RequestHandler[] {
  const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";
  const addressOf = ({ ip = "" }: Request) => ipKeyGenerator(ip);
  const playerOf = async (request: Request) =>
    (await playerIn(request.headers.cookie ?? "")) ?? addressOf(request);
  const limit = (
    most: number,
    keyGenerator: (request: Request) => string | Promise<string>,
    postsAlone: boolean,
  ) =>
    rateLimit({
      windowMs: MINUTE_MS,
      store: new RequestCounts(MINUTE_MS),
      limit: most,
      // A page arrives sooner without them; a refused request still learns when to come back.
      standardHeaders: false,
      legacyHeaders: false,
      keyGenerator,
      skip: (request) => postsAlone && isRead(request),
      handler: (request, response) => {
        response.set("Retry-After", String(secondsLeft(request as AugmentedRequest)));
        sendErrorPage(response, 429);
      },
    });
  const { REQUESTS_PER_MINUTE: requests, POSTS_PER_MINUTE: posts } = settings;
  return [
    limit(requests * PLAYERS_AT_AN_ADDRESS, addressOf, false),
    limit(posts * PLAYERS_AT_AN_ADDRESS, addressOf, true),
    limit(requests, playerOf, false),
    limit(posts, playerOf, true),
  ];
}

/** Seconds until a refused client's window ends, at least 1. */
function secondsLeft({ rateLimit }: AugmentedRequest): number {
  const end = rateLimit?.resetTime?.getTime() ?? Date.now() + MINUTE_MS;
  return Math.max(1, Math.ceil((end - Date.now()) / 1000));
}
