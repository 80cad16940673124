import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** How a faulty service behaves. The last one has recovered. */
const manners = {
  hangs: () => {},
  "answers garbage": (socket: Socket) => {
    socket.end("\u0000\u0001 220 <html>{]\r\n\r\n\u00ff".repeat(50), "latin1");
  },
  "answers with half a document": (socket: Socket) => {
    socket.end(`HTTP/1.1 200 OK\r\n${JSON_HEADERS}Content-Length: 500\r\n\r\n{"idToken": "ey`);
  },
  "resets connections": (socket: Socket) => {
    socket.resetAndDestroy();
  },
  "knows nobody": (socket: Socket) => {
    const body = JSON.stringify({ error: { code: 400, message: "INVALID_LOGIN_CREDENTIALS" } });
    socket.end(
      `HTTP/1.1 400 Bad Request\r\n${JSON_HEADERS}Content-Length: ${body.length}\r\n\r\n${body}`,
    );
  },
} satisfies Record<string, (socket: Socket) => void>;

const JSON_HEADERS = "Content-Type: application/json\r\nConnection: close\r\n";

export type Manner = keyof typeof manners;

/** Behaviours that do not wait for a request. */
const isForward = new Set<Manner>(["answers garbage", "resets connections"]);

/** A local service with faults, for one test. */
export async function badProvider(
  first: Manner,
): Promise<{ host: string; now(manner: Manner): void }> {
  let manner = first;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", () => manners[manner](socket));
    if (isForward.has(manner)) manners[manner](socket);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    now(next) {
      manner = next;
      // Closes the connections that were left hanging, since the behaviour has changed.
      for (const socket of sockets) socket.destroy();
    },
  };
}
