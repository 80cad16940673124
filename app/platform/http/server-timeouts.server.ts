import type { RequestListener, Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Environment } from "~/platform/config/environment.server";

type TimeoutSettings = Pick<Environment, "REQUEST_TIMEOUT_S">;

const SECOND_MS = 1000;

/** How often Node looks for those whose time is over. */
const CHECK_MS = 500;

/**
 * How long a connection may rest between two requests: longer than usual balancers let one rest (60 s). If we closed it
 * first, a request of theirs could meet the close, and they would answer 502. Whom it costs a place is the one that
 * rests longest (MAX_SILENT).
 */
const KEEP_ALIVE_MS = 65_000;

/** More than any crowd opens at once; each costs a few KB and a file descriptor. */
const MAX_IDLE = 4096;

/** What one connection may ask before it has the first answer: no browser asks twice. */
const MAX_PIPELINED = 32;

/**
 * How long the server waits for a request, to be given to `createServer`: its headers have a third of
 * REQUEST_TIMEOUT_S to arrive, all of it the whole. Who is slower, or says nothing, is answered 408 and hung up on.
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
 * Answers what one connection asks one after the other, and what it asked before it went away not at all. Node would
 * begin with all of it, and what waits to be sent, an open file for example, nobody would ever close.
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
 * Hangs up on who takes nothing of an answer for REQUEST_TIMEOUT_S (it is noticed within twice that), on who asks for
 * everything at once, and, when too many connections wait for no answer, on the one that has done so the longest: so
 * there is always room for somebody who asks.
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

/** How much a connection has asked and not yet been answered; what it had still to take, and was sent, at the last look. */
type Progress = { asked: number; left: number; sent: number };

function closeStalled(answering: Map<Socket, Progress>): void {
  for (const [socket, state] of answering) {
    const { writableLength: left, bytesWritten: sent } = socket;
    if (left > 0 && left === state.left && sent === state.sent) socket.destroy();
    Object.assign(state, { left, sent });
  }
}
