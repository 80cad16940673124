import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { events, type StoreCall } from "./events.server";
import { routeLabels } from "./route-label.server";

/** Seconds: from a kept page to a request that times out. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const METHODS = ["GET", "HEAD", "POST", "DELETE"];

/**
 * Counts what a server does, from now on.
 *
 * @returns the registry of `GET /metrics`
 */
export function measure(server: Server, routes: ServerBuild["routes"]): Registry {
  const registers = [new Registry()] as [Registry];
  collectDefaultMetrics({ register: registers[0] });
  countRequests(server, routeLabels(routes), registers);
  countEvents(registers);
  return registers[0];
}

function countRequests(
  server: Server,
  labelOf: (path: string) => string,
  registers: [Registry],
): void {
  const durations = new Histogram({
    name: "kickabout_request_duration_seconds",
    help: "Time until the response was sent, by route, method and status.",
    labelNames: ["route", "method", "status"],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: "kickabout_requests_in_flight",
    help: "Requests without a complete response.",
    registers,
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    inFlight.inc();
    response.once("close", () => {
      inFlight.dec();
      const route = labelOf(request.url?.split("?", 1)[0] ?? "");
      const status = response.writableFinished ? String(response.statusCode) : "aborted";
      const method = METHODS.find((one) => one === request.method) ?? "other";
      durations.observe({ route, method, status }, (performance.now() - began) / 1000);
    });
  });
}

function countEvents(registers: [Registry]): void {
  const pages = new Counter({
    name: "kickabout_page_cache_requests_total",
    help: "Requests for pages that all visitors share: from the page cache (hit) or rendered (miss).",
    labelNames: ["result"],
    registers,
  });
  const storeCalls = new Histogram({
    name: "kickabout_store_duration_seconds",
    help: "Time of a call to the document store.",
    labelNames: ["operation"],
    buckets: BUCKETS,
    registers,
  });
  const documentsRead = new Counter({
    name: "kickabout_store_documents_read_total",
    help: "Documents read by get and query outside of transactions; a count is one.",
    labelNames: ["operation"],
    registers,
  });
  const storeFailures = new Counter({
    name: "kickabout_store_failures_total",
    help: "Calls to the document store that failed.",
    labelNames: ["operation", "code"],
    registers,
  });
  const refusals = new Counter({
    name: "kickabout_sign_ins_refused_total",
    help: "Refused posts of the account forms, by the reason.",
    labelNames: ["code"],
    registers,
  });
  const finishes = new Counter({
    name: "kickabout_finishes_total",
    help: "Finishes of current editions that were counted, by title; a transaction that ran again counts again.",
    labelNames: ["title"],
    registers,
  });
  const floods = new Counter({
    name: "kickabout_finish_floods_total",
    help: "Times that one address finished one edition very often within ten minutes; nothing was refused.",
    registers,
  });
  const counterWrites = new Counter({
    name: "kickabout_counter_writes_total",
    help: "Writes of sums that all players add to, by collection; a transaction that ran again counts again.",
    labelNames: ["collection"],
    registers,
  });
  const tableReads = new Counter({
    name: "kickabout_table_reads_total",
    help: "Tables that were shown: as read in the last seconds (hit), or read from the store (miss).",
    labelNames: ["result"],
    registers,
  });
  const waiting = new Gauge({
    name: "kickabout_queue_waiting",
    help: "Work that waits for its turn.",
    labelNames: ["queue"],
    registers,
  });
  events.pageAsked.subscribe((result) => pages.inc({ result: String(result) }));
  events.storeCall.subscribe((message) => {
    const { operation, seconds, failure, documents } = message as StoreCall;
    storeCalls.observe({ operation }, seconds);
    if (documents > 0) documentsRead.inc({ operation }, documents);
    if (failure !== null) storeFailures.inc({ operation, code: failure });
  });
  events.signInRefused.subscribe((code) => refusals.inc({ code: String(code) }));
  events.finishWritten.subscribe((slug) => finishes.inc({ title: String(slug) }));
  events.finishFlood.subscribe(() => floods.inc());
  events.counterWritten.subscribe((collection) =>
    counterWrites.inc({ collection: String(collection) }),
  );
  events.tableRead.subscribe((result) => tableReads.inc({ result: String(result) }));
  events.queueChanged.subscribe((message) => {
    const { queue, length } = message as { queue: string; length: number };
    waiting.set({ queue }, length);
  });
}

/**
 * Answers with the metrics.
 *
 * @param token what `Authorization: Bearer` has to have; null if reaching the port is enough
 */
export async function sendMetrics(
  registry: Registry,
  token: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (token !== null && !isBearer(token, request.headers.authorization)) {
    response.writeHead(401, { "WWW-Authenticate": "Bearer", "Content-Type": "text/plain" });
    response.end("The metrics need the token of METRICS_TOKEN.\n");
    return;
  }
  const text = await registry.metrics();
  response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
  response.end(text);
}

/** Compares digests, whose length gives nothing away. */
function isBearer(token: string, header = ""): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(`Bearer ${token}`), digest(header));
}

/** A server of `GET /metrics` alone, for a port that no visitor reaches. */
export function metricsServer(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.method === "GET" && request.url === "/metrics") {
      return sendMetrics(registry, null, request, response);
    }
    response.writeHead(404, { "Content-Type": "text/plain" }).end("There is only /metrics.\n");
  });
}
