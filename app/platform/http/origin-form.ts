import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)(\/[^#]*|\?[^#]*)?$/i;

/**
 * Has a request that names its target in full, as some proxies send it, look like any other: its target is the path, and
 * its Host the one of the target (RFC 9112, 3.2.2). With a name and password in it, it stays unreadable.
 */
export function toOriginForm(request: Pick<IncomingMessage, "url" | "headers">): void {
  const [, host, target = "/"] = ABSOLUTE.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = target.startsWith("/") ? target : `/${target}`;
}
