import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;
/** Empty and truncated bodies are no errors, as in browsers. */
const lenient = { finishFlush: Z_SYNC_FLUSH };
const lenientBrotli = { finishFlush: BROTLI_OPERATION_FLUSH };

/** Not requested in Accept-Encoding, but some servers use them regardless. */
const DECODERS = new Map([
  ["gzip", () => createGunzip(lenient)],
  ["x-gzip", () => createGunzip(lenient)],
  ["deflate", () => createInflate(lenient)],
  ["br", () => createBrotliDecompress(lenientBrotli)],
]);

/**
 * Reads the beginning of a body as text and discards the rest.
 *
 * @param coding its Content-Encoding; an unknown one is not decoded
 * @param maxBytes of the decoded body
 */
export async function readBody(
  stream: Readable,
  coding: string,
  maxBytes: number,
): Promise<{ body: string; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded(stream, coding)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  const isCut = size > maxBytes;
  const bytes = Buffer.concat(chunks).subarray(0, maxBytes);
  // `stream` drops a character that the cut split.
  return { body: new TextDecoder().decode(bytes, { stream: isCut }), isCut };
}

function decoded(stream: Readable, coding: string): Readable {
  const decoder = DECODERS.get(coding.trim().toLowerCase());
  // Errors surface in the last stream, which is read; `pipeline` needs a callback all the same.
  return decoder ? pipeline(stream, decoder(), () => {}) : stream;
}
