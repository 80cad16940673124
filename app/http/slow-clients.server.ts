import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Environment } from "~/config/environment.server";

type Patience = Pick<Environment, "REQUEST_WITHIN_S">;

const SECOND_MS = 1000;

/** How often Node looks for those whose time is over. */
const CHECK_MS = 500;

/** How long a connection may rest between two requests. */
const REST_MS = 5000;

/** More than any crowd opens at once; each costs a few KB and a file descriptor. */
const MOST_SILENT = 4096;

/**
 * How long the server waits for a request, to be given to `createServer`: its headers have a third of
 * REQUEST_WITHIN_S to arrive, all of it the whole. Who is slower, or says nothing, is answered 408 and hung up on.
 */
export function patienceOf({ REQUEST_WITHIN_S }: Patience): ServerOptions {
  return {
    connectionsCheckingInterval: CHECK_MS,
    headersTimeout: (REQUEST_WITHIN_S * SECOND_MS) / 3,
    requestTimeout: REQUEST_WITHIN_S * SECOND_MS,
    keepAliveTimeout: REST_MS,
  };
}

/**
 * Hangs up on who takes nothing of an answer for twice REQUEST_WITHIN_S, and, when too many connections have asked for
 * nothing yet, on the one that has been silent the longest: so there is always room for somebody who asks.
 */
export function hangUpOnSilence(server: Server, { REQUEST_WITHIN_S }: Patience): void {
  server.setTimeout(2 * REQUEST_WITHIN_S * SECOND_MS);
  const silent = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
    const [longest] = silent;
    if (silent.size > MOST_SILENT) longest?.destroy();
  });
  server.on("request", ({ socket }) => silent.delete(socket));
}
