import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import type { Environment } from "~/config/environment.server";
import { answerPlainly } from "./plain-answer.server";
import { isAllowedOrigin } from "./same-origin";

/** The most that a form may weigh, in bytes. */
const BODY_LIMIT = 64 * 1024;

const MINUTE_MS = 60_000;

/** Refuses addresses that no browser means: broken percent signs, and control characters in disguise. */
export const readableAddress: RequestHandler = (request, response, next) => {
  if (isReadable(request.url)) next();
  else answerPlainly(response, 400);
};

function isReadable(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split("?", 1)[0] ?? "");
    return path.startsWith("/") && !/\p{Cc}/u.test(path);
  } catch {
    return false;
  }
}

/** Refuses bodies that are too large, or that don't say how large they are. */
export const boundedBody: RequestHandler = (request, response, next) => {
  const length = request.get("Content-Length");
  if (request.get("Transfer-Encoding") !== undefined) return refuse(411);
  if (length !== undefined && !(Number(length) <= BODY_LIMIT)) return refuse(413);
  next();

  function refuse(status: 411 | 413) {
    response.set("Connection", "close");
    answerPlainly(response, status);
  }
};

/** Refuses posts that another site makes a browser send. */
export function sameOriginPosts({ ORIGIN }: Environment): RequestHandler {
  return (request, response, next) => {
    const from = {
      method: request.method,
      secFetchSite: request.get("Sec-Fetch-Site"),
      origin: request.get("Origin"),
    };
    if (isAllowedOrigin(from, ORIGIN ?? reachedOrigin(request))) next();
    else answerPlainly(response, 403);
  };
}

const reachedOrigin = (request: Request) => `${request.protocol}://${request.get("Host")}`;

/** Limits what one address may ask for in a minute, and more tightly what it may post. */
export function rateLimits(settings: Environment): RequestHandler[] {
  const limit = (most: number, skip: (request: Request) => boolean) =>
    rateLimit({
      windowMs: MINUTE_MS,
      limit: most,
      standardHeaders: "draft-7",
      legacyHeaders: false,
      skip,
      handler: (_request, response) => answerPlainly(response, 429),
    });
  return [
    limit(settings.REQUESTS_PER_MINUTE, () => false),
    limit(settings.POSTS_PER_MINUTE, ({ method }) => method === "GET" || method === "HEAD"),
  ];
}
