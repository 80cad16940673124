import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

export type Asking = Pick<RequestOptions, "method" | "agent"> & {
  headers?: Record<string, string>;
  body?: string;
};

/** Sends a request with exactly these headers and this path, without keep-alive or redirects. */
export async function ask(address: string, path: string, asking: Asking = {}): Promise<Reply> {
  const { method = "GET", headers = {}, body, agent = false } = asking;
  const { hostname, port } = new URL(address);
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const request = httpRequest({
    hostname,
    port,
    path,
    method,
    agent,
    headers: { ...length, ...headers },
  });
  request.end(body);
  const [response] = await once(request, "response");
  const received = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: received,
    text: received.toString("utf8"),
  };
}

/** Posts fields the way a browser posts a form without JavaScript. */
export function postForm(
  address: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return ask(address, path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Sends raw bytes; returns the response until the server closes. */
export function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes, "latin1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.setTimeout(5000, () => socket.destroy(new Error(`No end in time: ${received}`)));
  return new Promise((resolve, reject) => {
    socket.on("close", () => resolve(received));
    // A server that has responded may reset the connection while we are still sending.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
  });
}

/** The status in a raw response; 0 if there is none. */
export function rawStatus(received: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
}

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No port was given.");
  return address.port;
}

/** The cookie by which a browser knows its player. */
export const playerCookie = "kb_player";

/** The name and value of a response's cookie, ready for a Cookie header. */
export function cookieOf(reply: Reply, name = playerCookie): string {
  const cookie = setCookiesOf(reply).find((line) => line.startsWith(`${name}=`));
  if (!cookie) throw new Error(`No cookie ${name} was set.`);
  return cookie.split(";", 1)[0] ?? "";
}

export function setCookiesOf(reply: Reply): string[] {
  return reply.headers["set-cookie"] ?? [];
}

/** A header of a response, or "". */
export function headerOf(reply: Reply, name: string): string {
  return String(reply.headers[name.toLowerCase()] ?? "");
}

/** HTML with its entities decoded, to look for texts as users see them. */
export function readable(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** The header with a request's test hooks. */
export const testHooks = (wish: unknown) => ({ "x-test-hooks": JSON.stringify(wish) });
