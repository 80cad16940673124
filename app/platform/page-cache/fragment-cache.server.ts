import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A part of a page: `isCached` if its HTML is known, so that only its marker has to be rendered. */
type Slot = { place: string; isCached: boolean };

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_KEY = 8192;

/** HTML that belongs to one page: ids by place in the tree, what failed or is still to come, nonces. */
const OF_ONE_PAGE = /:R|<!--\$!-->| data-failed=| nonce=/;

/**
 * Keeps the HTML of parts of pages by all that they show (docs/decisions/0041). A part is taken from a finished page,
 * between two markers, and later stands in for a marker. It begins and ends with an element: text beside it
 * would have been rendered otherwise.
 */
export class FragmentCache {
  /** No page can contain this element unless we rendered it. */
  readonly element = `k-${randomBytes(12).toString("hex")}`;

  readonly #markers = new RegExp(`<${this.element} id="([okc])(\\d+)"></${this.element}>`, "g");

  readonly #cached = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (html, key) => (html.length + key.length) * 2 + 256,
  });

  /** @param base what else changes every part of the page, beside what each is given */
  page(base: string): PageFragments {
    return new PageFragments(this.element, this.#markers, this.#cached, base);
  }
}

/** The parts of one page while it is rendered. */
export class PageFragments {
  readonly #keys: string[] = [];
  readonly #html: (string | undefined)[] = [];

  constructor(
    readonly element: string,
    private readonly markers: RegExp,
    private readonly cached: LRUCache<string, string>,
    private readonly base: string,
  ) {}

  /**
   * @param address of the page: one with a search is rendered as a whole, or made-up searches would displace the rest
   * @returns null for a part that is not cached, also if it is given more than data
   */
  slot(name: string, address: string, props: object): Slot | null {
    const data = address.includes("?") ? null : dataOf(props);
    if (data === null) return null;
    const key = JSON.stringify([this.base, name, address, data]);
    if (key.length > MAX_KEY) return null;
    const html = this.cached.get(key);
    this.#html.push(html);
    return { place: String(this.#keys.push(key) - 1), isCached: html !== undefined };
  }

  /** Puts what was cached in the place of its markers, and keeps what was rendered between two. */
  finish(html: string): string {
    const pieces: string[] = [];
    const open: number[] = [];
    let from = 0;
    for (const marker of html.matchAll(this.markers)) {
      pieces.push(html.slice(from, marker.index));
      from = marker.index + marker[0].length;
      const place = Number(marker[2]);
      if (marker[1] === "k") pieces.push(this.#html[place] ?? "");
      else if (marker[1] === "o") open.push(pieces.length);
      else this.#keep(place, pieces.slice(open.pop()).join(""));
    }
    pieces.push(html.slice(from));
    return pieces.join("");
  }

  #keep(place: number, html: string): void {
    const key = this.#keys[place];
    if (key === undefined || !/^<[a-z].*>$/s.test(html) || OF_ONE_PAGE.test(html)) return;
    this.cached.set(key, html);
  }
}

/** @returns null if there is more in it than JSON can tell, such as a function or an element */
function dataOf(props: object): string | null {
  try {
    return JSON.stringify(props, (_, value) => {
      if (typeof value === "function" || typeof value === "symbol") throw new TypeError();
      return value;
    });
  } catch {
    return null;
  }
}
