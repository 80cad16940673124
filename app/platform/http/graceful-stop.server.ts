import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { logger } from "~/platform/logging/logger.server";
import type { Gate } from "./gate";

const SHUTDOWN_TIMEOUT_MS = 8000;

/** The part of that time in which connections from the queue of the kernel are accepted. */
const ACCEPT_TIMEOUT_MS = 4000;

/** Time for an open connection to send its first request, which may already be on its way. */
const FIRST_REQUEST_MS = 1000;

/**
 * Ends the process on SIGTERM or SIGINT: accepts who has connected and no new connections, answers requests in flight,
 * gives an unused connection a second for its first request, and closes the remaining ones after 8 s, since containers
 * are killed after 10.
 *
 * @param gate what each request passes to be answered: closed while the server accepts, which would take too long beside
 */
export function stopGracefully(server: Server, gate: Gate): void {
  let stopping = false;
  let isGraceOver = false;
  // Up to Node 24 a connection without a request counts as active, from Node 26 on as idle: so we look after these
  // ourselves, and the idle ones wait for them.
  const unused = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    unused.delete(socket);
    response.once("close", () => {
      if (stopping) setImmediate(closeIdle);
    });
  });
  const closeIdle = () => {
    if (isGraceOver || unused.size === 0) server.closeIdleConnections();
  };
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    // An idle connection may still send a request: "Connection: close" in the response ends it.
    server.prependListener("request", (_request, response) => {
      response.setHeader("Connection", "close");
    });
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    gate.close();
    onceAccepted(server, () => {
      // Not immediately: the last responses still have to be logged. The close of http.Server would end idle connections.
      NetServer.prototype.close.call(server, () => setImmediate(() => process.exit(0)));
      logger().info({ signal }, "Stopping.");
      gate.open();
      closeIdle();
      const endGrace = () => {
        isGraceOver = true;
        closeUnused(unused);
        closeIdle();
      };
      // A timer runs before what has arrived meanwhile is read, setImmediate after that.
      setTimeout(() => setImmediate(endGrace), FIRST_REQUEST_MS).unref();
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/**
 * Runs `work` once the listen() backlog is empty: closing a server resets the connections in it. Node accepts one per
 * event loop turn.
 */
function onceAccepted(server: Server, work: () => void): void {
  const deadline = performance.now() + ACCEPT_TIMEOUT_MS;
  let hasAccepted = true;
  server.on("connection", () => {
    hasAccepted = true;
  });
  const checkAgain = () => {
    if (!hasAccepted || performance.now() > deadline) return work();
    hasAccepted = false;
    setImmediate(checkAgain);
  };
  setImmediate(checkAgain);
}

/** A connection that has sent part of a request is in flight, and its time is limited by server-timeouts.server.ts. */
function closeUnused(unused: ReadonlySet<Socket>): void {
  for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
}
