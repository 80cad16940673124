import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type Response,
} from "express";
import { documents } from "~/framework/documents.server";
import {
  type Environment,
  EnvironmentError,
  environment,
} from "~/platform/config/environment.server";
import { asksConsent } from "~/platform/consent/consent.server";
import { allowedMethods } from "~/platform/http/allowed-methods.server";
import { canonicalPaths } from "~/platform/http/canonical-paths.server";
import { chosenEncoding } from "~/platform/http/chosen-encoding.server";
import { Gate } from "~/platform/http/gate";
import { stopGracefully } from "~/platform/http/graceful-stop.server";
import { toOriginForm } from "~/platform/http/origin-form";
import {
  boundedBody,
  hasTwoHosts,
  knownHost,
  rateLimits,
  readableRequest,
  sameOriginPosts,
} from "~/platform/http/request-limits.server";
import { securityHeaders } from "~/platform/http/security-headers.server";
import { sendErrorPage } from "~/platform/http/send-error-page.server";
import {
  closeIdleConnections,
  serializePipelined,
  serverTimeouts,
} from "~/platform/http/server-timeouts.server";
import { staticFiles } from "~/platform/http/static-files.server";
import { announceUrl, logger } from "~/platform/logging/logger.server";
import { requestLog } from "~/platform/logging/request-log.server";
import { PageCache } from "~/platform/page-cache/page-cache.server";
import { pagesOf, varianceAt } from "~/platform/page-cache/page-variance";
import { sessionKey } from "~/platform/session/session-key.server";
import { checkStorage } from "~/platform/storage/documents.server";
import { visitorIn } from "~/play/player/player-cookie.server";

const CLIENT_BUILD = fileURLToPath(new URL("client", import.meta.url));
const BROTLI_ON_THE_FLY = 7;
/** listen() backlog. Node's default (511) makes clients retry SYN after 1 s. */
const BACKLOG = 4096;

const settings = settingsOrExit();
await storageOrExit();
const build = await buildOrExit();
// Of the build itself, which has its own copy of every module (docs/decisions/0047).
const { moveGames, startJobs } = build.entry.module as typeof import("~/entry.server");

let metrics: ((request: Request, response: Response) => Promise<void>) | undefined;
const variesBy = varianceAt(pagesOf(build.routes));
const pageCache = new PageCache(variesBy, asksConsent());
const app = express();
app.disable("x-powered-by");
app.set("trust proxy", settings.TRUST_PROXY);
app.get("/healthz", (request, response, next) =>
  hasTwoHosts(request) || request.query.deep === "1" ? next() : response.type("text").send("ok\n"),
);
app.get("/metrics", (request, response, next) =>
  metrics && !hasTwoHosts(request) ? metrics(request, response) : next(),
);
app.use(requestLog(), securityHeaders(settings), readableRequest, knownHost(settings));
app.use(staticFiles(CLIENT_BUILD));
app.use(rateLimits(settings, playerKey), canonicalPaths(build.routes));
app.use(boundedBody, sameOriginPosts(settings), allowedMethods(build.routes));
app.use(gamesInStore);
app.use(
  chosenEncoding,
  compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_ON_THE_FLY } } }),
);
app.all(
  "*",
  documents({
    build,
    mode: settings.NODE_ENV,
    getLoadContext: ({ ip, id }, response) => ({
      ...(ip !== undefined && { address: ip }),
      requestId: String(id),
      version: build.assets.version,
      cachePage: (html) => pageCache.offer(response, html),
      isPersonal: response.hasHeader("Set-Cookie"),
    }),
  }),
);
app.use(((error, request, response, next) => {
  // The error quotes the URL and is the client's fault, so it is not logged.
  if (isUnreadable(error)) return sendErrorPage(response, 400);
  request.log.error({ err: error }, "A request ended in an error.");
  if (response.headersSent) next(error);
  else sendErrorPage(response, 500);
}) satisfies ErrorRequestHandler);

const gate = new Gate();
const server = createServer(
  serverTimeouts(settings),
  serializePipelined((request, response) => {
    toOriginForm(request);
    gate.pass(() => answer(request, response));
  }),
);
closeIdleConnections(server, settings);
await startMetrics(settings);
server.listen(settings.PORT, settings.HOST, BACKLOG, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.PORT;
  announceUrl(settings.ORIGIN ?? `http://${settings.HOST}:${port}`);
  startJobs(new URL("backup-worker.js", import.meta.url));
});
server.on("error", (error) => exitFor(settings.PORT, error));
stopGracefully(server, gate);

/** The player of a Cookie header: an account's session, or a visitor. */
async function playerKey(cookie: string): Promise<string | null> {
  return (await sessionKey(cookie)) ?? visitorIn(cookie);
}

/**
 * What former releases kept of a visitor's games in cookies moves to the store before a form or a page of games reads it.
 * No other answer sets a cookie for it: caches may share them.
 */
async function gamesInStore(request: Request, response: Response, next: NextFunction) {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && !variesBy(request.path)?.includes("player")) return next();
  const moved = await moveGames(request.headers.cookie ?? "", request.ip);
  if (moved) {
    request.headers.cookie = moved.cookie;
    for (const setCookie of moved.setCookies) response.append("Set-Cookie", setCookie);
  }
  next();
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const render = () => app(request, response);
  if (hasTwoHosts(request)) render();
  else pageCache.answer(request, response, render);
}

function settingsOrExit(): Environment {
  try {
    return environment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Data that this version can't read has to stop the start. */
async function storageOrExit(): Promise<void> {
  try {
    await checkStorage();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** `GET /metrics`: on the site itself with METRICS_TOKEN, on METRICS_PORT without. Without either nothing is counted. */
async function startMetrics({ METRICS_TOKEN, METRICS_PORT, HOST }: Environment): Promise<void> {
  if (METRICS_TOKEN === undefined && METRICS_PORT === undefined) return;
  const { measure, metricsServer, sendMetrics } = await import("~/platform/metrics/metrics.server");
  const registry = measure(server, build.routes);
  if (METRICS_TOKEN !== undefined) {
    metrics = (request, response) => sendMetrics(registry, METRICS_TOKEN, request, response);
  }
  if (METRICS_PORT === undefined) return;
  const own = metricsServer(registry).listen(METRICS_PORT, HOST, () => {
    logger().info({ address: own.address() }, "The metrics have a port of their own.");
  });
  own.on("error", (error) => exitFor(METRICS_PORT, error));
  own.unref();
}

function exitFor(port: number, error: Error): void {
  logger().fatal(`Kickabout can't listen on ${settings.HOST}:${port}: ${error.message}`);
  process.exit(1);
}

/** An operator's editions that can't be used have to stop the start. */
async function buildOrExit(): Promise<ServerBuild> {
  try {
    return (await import("@remix-run/dev/server-build")) as ServerBuild;
  } catch (error) {
    // By its name: the class is part of the other bundle.
    if (!(error instanceof Error) || error.name !== "EditionsError") throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Whether the request itself is malformed: its Host or path makes no URL. */
function isUnreadable(error: unknown): boolean {
  return error instanceof URIError || (error as NodeJS.ErrnoException).code === "ERR_INVALID_URL";
}
