const PRELOAD = /<link rel="modulepreload"/g;
const MODULE = /<script((?: nonce="[^"]*")?) type="module" async="">(.*?)<\/script>/s;
const END = "</body></html>";
const REACT_MARKS = /<!--\/?\$-->/g;

/** A hint at the host the page is from: valid where the links stand, and nothing to do for any browser. */
const LATE_LINK = '<link rel="dns-prefetch"';
/** Of a type that no browser runs. */
const LATE_SCRIPT = 'type="text/late"';

/**
 * Takes the framework's scripts out of the first flight: the elements stay where they are, so that hydration
 * finds what it expects, but the browser ignores them until the boot script (app/shell/boot.ts) wakes them.
 *
 * @param html a rendered document
 */
export function deferScripts(html: string): string {
  return html
    .replace(PRELOAD, LATE_LINK)
    .replace(MODULE, (_, nonce, text) => `<script${nonce} ${LATE_SCRIPT}>${dense(text)}</script>`);
}

/**
 * Moves what the framework writes after the end of a document, the scripts with its data, into the body: where browsers
 * put it anyway, and the only place where HTML allows it (https://html.spec.whatwg.org/multipage/syntax.html#writing).
 * Consecutive scripts of ours become one, with one hash in the content policy instead of one each.
 *
 * @param html a rendered document
 * @param nonce the nonce on our own scripts: one that was injected stays on its own, without a hash
 */
export function endDocument(html: string, nonce: string): string {
  const end = html.lastIndexOf(END);
  if (end < 0) return html;
  const rest = html
    .slice(end + END.length)
    .replace(REACT_MARKS, "")
    .replaceAll(`;</script><script nonce="${nonce}">`, ";");
  return html.slice(0, end) + rest + END;
}

/** Without the white space that the framework writes for people; each of its statements ends with a semicolon. */
const dense = (text: string) => text.replace(/\n\s*/g, "").replaceAll('": ', '":');
