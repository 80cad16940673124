import { readdirSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type Response, Router } from "express";
import { byteRange } from "./byte-range";
import { type Encoding, encodingsFor } from "./encodings";
import { sendErrorPage } from "./send-error-page.server";

const HASHED = "public,max-age=31536000,immutable";
const OTHERS = "public, max-age=3600";

const SUFFIXES: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Serves the client build with precompressed variants: hashed files are immutable for a year, the others are
 * revalidated. A missing hashed file ends here, with 404.
 *
 * @param folder the client build
 */
export function staticFiles(folder: string): Router {
  const sizes = filesIn(folder);
  const router = Router();
  router.use((request, response, next) => {
    const { path, method } = request;
    if (!sizes.has(path) || isPacked(path)) return next();
    if (method !== "GET" && method !== "HEAD") {
      response.set("Allow", "GET, HEAD");
      return sendErrorPage(response, 405);
    }
    const encodings = encodingsFor(request.get("Accept-Encoding"));
    const encoding = encodings.find((name) => sizes.has(path + SUFFIXES[name])) ?? "identity";
    const size = sizes.get(path + SUFFIXES[encoding]) ?? 0;
    request.headers.range = byteRange(request.headers.range, size);
    sendFile(response, { folder, path, encoding });
  });
  router.use("/assets", (_request, response) => sendErrorPage(response, 404));
  return router;
}

/** The URL paths of all files in a folder, with their sizes. */
function filesIn(folder: string): Map<string, number> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [`/${relative(folder, file).replaceAll(sep, "/")}`, statSync(file).size]),
  );
}

const isPacked = (path: string) => path.endsWith(SUFFIXES.br) || path.endsWith(SUFFIXES.gzip);

type Wanted = { folder: string; path: string; encoding: Encoding };

/** Express closes the file if the client disconnects, and supports Range and If-Range. */
function sendFile(response: Response, { folder, path, encoding }: Wanted): void {
  response.type(extname(path)).set({
    "Cache-Control": path.startsWith("/assets/") ? HASHED : OTHERS,
    Vary: "Accept-Encoding",
  });
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  const options = { root: folder, cacheControl: false };
  response.sendFile(path + SUFFIXES[encoding], options, (error?: Error & { status?: number }) => {
    if (!error || response.headersSent) return;
    response.removeHeader("Content-Encoding");
    if (error.status === 404) return sendErrorPage(response, 404);
    response
      .status(error.status ?? 500)
      .set("Cache-Control", "no-store")
      .end();
  });
}
