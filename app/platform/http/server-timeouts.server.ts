import type { RequestListener, Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Environment } from "~/platform/config/environment.server";

type TimeoutSettings = Pick<Environment, "REQUEST_TIMEOUT_S">;

const SECOND_MS = 1000;

/** Interval at which Node checks for timed-out requests. */
const CHECK_MS = 500;

/**
 * Keep-alive timeout, longer than that of common load balancers (60 s). If we closed a connection first, a balancer
 * could send a request into the close and answer 502. If connections run out, the one idle for longest is closed
 * (MAX_IDLE).
 */
const KEEP_ALIVE_MS = 65_000;

/** More idle connections than a crowd opens; each costs a few KB and a file descriptor. */
const MAX_IDLE = 4096;

/** Maximum number of pipelined requests on a connection. Browsers don't pipeline. */
const MAX_PIPELINED = 32;

/**
 * Timeouts for `createServer`: headers must arrive within a third of REQUEST_TIMEOUT_S, the whole request within all of
 * it. A slower client gets 408 and is disconnected.
 */
export function serverTimeouts({ REQUEST_TIMEOUT_S }: TimeoutSettings): ServerOptions {
  return {
    connectionsCheckingInterval: CHECK_MS,
    headersTimeout: (REQUEST_TIMEOUT_S * SECOND_MS) / 3,
    requestTimeout: REQUEST_TIMEOUT_S * SECOND_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
}

/**
 * Handles pipelined requests of a connection one at a time, and skips the rest once it has closed. Node would start
 * them all, and nothing would close the resources, such as open files, of responses that are never sent.
 */
export function serializePipelined(answer: RequestListener): RequestListener {
  const last = new WeakMap<Socket, Parameters<RequestListener>[1]>();
  return (request, response) => {
    const { socket } = request;
    const before = last.get(socket);
    last.set(socket, response);
    response.once("close", () => {
      if (last.get(socket) === response) last.delete(socket);
    });
    if (!before) return answer(request, response);
    before.once("close", () => {
      if (!socket.destroyed) answer(request, response);
    });
  };
}

/**
 * Closes connections that accept no response data for REQUEST_TIMEOUT_S (detected within twice that), that pipeline too
 * many requests, or, if there are too many idle ones, the one idle for longest.
 */
export function closeIdleConnections(server: Server, settings: TimeoutSettings): void {
  const idle = new Set<Socket>();
  const answering = new Map<Socket, Progress>();
  server.on("connection", (socket: Socket) => {
    idle.add(socket);
    socket.once("close", () => {
      idle.delete(socket);
      answering.delete(socket);
    });
    const [oldest] = idle;
    if (idle.size > MAX_IDLE) oldest?.destroy();
  });
  server.on("request", ({ socket }, response) => {
    idle.delete(socket);
    const state = answering.get(socket) ?? { asked: 0, left: 0, sent: 0 };
    answering.set(socket, state);
    if (++state.asked > MAX_PIPELINED) socket.destroy();
    response.once("close", () => {
      if (--state.asked > 0 || socket.destroyed) return;
      answering.delete(socket);
      idle.add(socket);
    });
  });
  setInterval(() => closeStalled(answering), settings.REQUEST_TIMEOUT_S * SECOND_MS).unref();
}

/** Unanswered requests of a connection, and its unsent and sent bytes at the last check. */
type Progress = { asked: number; left: number; sent: number };

function closeStalled(answering: Map<Socket, Progress>): void {
  for (const [socket, state] of answering) {
    const { writableLength: left, bytesWritten: sent } = socket;
    if (left > 0 && left === state.left && sent === state.sent) socket.destroy();
    Object.assign(state, { left, sent });
  }
}
