import type { Server } from "node:http";
import type { Socket } from "node:net";
import { logger } from "~/platform/logging/logger.server";

const SHUTDOWN_TIMEOUT_MS = 9000;

/** How long a connection that has asked for nothing yet may still ask: its request may be on its way. */
const FIRST_REQUEST_MS = 1000;

/**
 * Ends the process on SIGTERM or SIGINT: no new connections, what is in flight is answered, a connection that is open
 * has a second for its first request, and after 9 s whoever is still there is cut off.
 */
export function stopGracefully(server: Server): void {
  let stopping = false;
  // Node counts a connection that has never asked for anything as busy: these are ours to close.
  const silent = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    silent.delete(socket);
    response.once("close", () => {
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
  });
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    // A connection that was idle a moment ago may still bring a request: its answer tells it to close.
    server.prependListener("request", (_request, response) => {
      response.setHeader("Connection", "close");
    });
    onceAccepted(server, () => {
      // Not at once: the last answers still have their lines to write in the log.
      server.close(() => setImmediate(() => process.exit(0)));
      logger().info({ signal }, "Stopping.");
      server.closeIdleConnections();
      setTimeout(() => closeUnused(silent), FIRST_REQUEST_MS).unref();
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/**
 * Once every connection that waits to be taken in is: what still waits when a server closes is reset. Node takes in one
 * a turn.
 */
function onceAccepted(server: Server, work: () => void): void {
  const deadline = performance.now() + FIRST_REQUEST_MS;
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

/** Half a request is in flight, and its time is limited like any other's (slow-clients.server.ts). */
function closeUnused(silent: ReadonlySet<Socket>): void {
  for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
}
