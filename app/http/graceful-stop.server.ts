import type { Server } from "node:http";
import { logger } from "./logger.server";

const PATIENCE_MS = 9000;

/**
 * Ends the process on SIGTERM or SIGINT: no new connections, what is in flight is answered, and after 9 s
 * whoever is still there is cut off.
 */
export function stopGracefully(server: Server): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "Stopping.");
    // A connection that was idle a moment ago may still bring a request: its answer tells it to close.
    server.on("request", (_request, response) => response.setHeader("Connection", "close"));
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
