import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;
/** An empty or unfinished body is no error, as in browsers. */
const lenient = { finishFlush: Z_SYNC_FLUSH };
const lenientBrotli = { finishFlush: BROTLI_OPERATION_FLUSH };

/** Nobody asked for these codings, but some servers use them unasked. */
const DECODERS = new Map([
  ["gzip", () => createGunzip(lenient)],
  ["x-gzip", () => createGunzip(lenient)],
  ["deflate", () => createInflate(lenient)],
  ["br", () => createBrotliDecompress(lenientBrotli)],
]);

/**
 * Reads the beginning of a body as text and lets go of the rest.
 *
 * @param coding its Content-Encoding; one that is unknown is left as it is
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
  // A character that the cut went through is left out.
  return { body: new TextDecoder().decode(bytes, { stream: isCut }), isCut };
}

function decoded(stream: Readable, coding: string): Readable {
  const decoder = DECODERS.get(coding.trim().toLowerCase());
  // Whoever reads hears of an error from the last stream; the callback is there to have one.
  return decoder ? pipeline(stream, decoder(), () => {}) : stream;
}
