import type { Server } from "node:http";
import type { Socket } from "node:net";
import { logger } from "./logger.server";

const PATIENCE_MS = 9000;

/**
 * Ends the process on SIGTERM or SIGINT: no new connections, what is in flight is answered, and after 9 s
 * whoever is still there is cut off.
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
    logger().info({ signal }, "Stopping.");
    // A connection that was idle a moment ago may still bring a request: its answer tells it to close.
    server.on("request", (_request, response) => response.setHeader("Connection", "close"));
    // Not at once: the last answers still have their lines to write in the log.
    server.close(() => setImmediate(() => process.exit(0)));
    server.closeIdleConnections();
    for (const socket of silent) socket.destroy();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
