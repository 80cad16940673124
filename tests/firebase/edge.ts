import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Identity Toolkit's error response with this message, or no response. */
type Refusal = string | "never";

/** A proxy between the app and the Auth emulator. */
export type Edge = {
  host: string;
  /** Intercepts all calls of this method ("accounts:delete") from now on. */
  refuse(method: string, refusal: Refusal): void;
  /** Forwards everything again. */
  calm(): void;
  close(): Promise<void>;
};

/** Starts a proxy that forwards everything to the Auth emulator. */
export async function startEdge(): Promise<Edge> {
  const refusals = new Map<string, Refusal>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://edge");
    const refusal = refusals.get(pathname.split("/").at(-1) ?? "");
    if (refusal === "never") return;
    if (refusal === undefined) return passOn(request, response);
    response.writeHead(400, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error: { code: 400, message: refusal } }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    refuse: (method, refusal) => refusals.set(method, refusal),
    calm: () => refusals.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function passOn(request: IncomingMessage, response: ServerResponse) {
  const { method = "GET", headers, url } = request;
  const body = method === "GET" ? null : await buffer(request);
  const { authorization = "", "content-type": type = "application/json" } = headers;
  const answer = await fetch(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}${url}`, {
    method,
    headers: { "Content-Type": type, ...(authorization && { Authorization: authorization }) },
    body,
  });
  response.writeHead(answer.status, { "Content-Type": "application/json" });
  response.end(await answer.text());
}
