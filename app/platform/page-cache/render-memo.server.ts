import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { serialize } from "node:v8";
import { brotliCompress, constants } from "node:zlib";
import { LRUCache } from "lru-cache";

/** A document as it is sent, and its content policy. */
export type Rendered = { html: string; policy: string };

/** A memoised document, compressed better than on the fly. */
export type Remembered = Rendered & { brotli: Uint8Array<ArrayBuffer> };

const MAX_BYTES = 16 * 1024 * 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compressed = promisify(brotliCompress);

/**
 * Memoises rendered pages by their data (docs/decisions/0017). It knows no users and makes no decisions: the caller has
 * checked the session and loaded the data, and gets a memoised page only if every byte of its input is equal.
 */
export class RenderMemo {
  readonly #pages = new LRUCache<string, Rendered & Partial<Remembered>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }) => html.length * 2 + 1024,
  });

  /**
   * @param parts all inputs of the page. Data that can't be cloned, such as a promise, can't be compared either: such a
   *   page is rendered each time
   * @param render renders the page
   * @returns the page; with its compressed form from the second time on
   * @throws what `render` throws; errors are not memoised
   */
  async page(parts: unknown, render: () => Promise<Rendered>): Promise<Rendered | Remembered> {
    const key = keyOf(parts);
    const known = key === null ? undefined : this.#pages.get(key);
    if (known) {
      known.brotli ??= new Uint8Array(await compressed(known.html, QUALITY));
      return known;
    }
    const page = await render();
    if (key !== null) this.#pages.set(key, { ...page });
    return page;
  }
}

function keyOf(parts: unknown): string | null {
  try {
    return createHash("sha256").update(serialize(parts)).digest("base64");
  } catch {
    return null;
  }
}
