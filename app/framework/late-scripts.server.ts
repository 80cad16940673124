const PRELOAD = /<link rel="modulepreload"/g;
const MODULE = /<script((?: nonce="[^"]*")?) type="module" async="">(.*?)<\/script>/s;

/**
 * Takes the framework's scripts out of the first flight: the elements stay where they are, so that hydration
 * finds what it expects, but the browser ignores them until the boot script (app/shell/boot.ts) wakes them.
 *
 * @param html a rendered document
 */
export function deferScripts(html: string): string {
  return html
    .replace(PRELOAD, '<link rel="late"')
    .replace(
      MODULE,
      (_, nonce, text) => `<script${nonce} type="late" async="">${dense(text)}</script>`,
    );
}

/** Without the white space that the framework writes for people; each of its statements ends with a semicolon. */
const dense = (text: string) => text.replace(/\n\s*/g, "").replaceAll('": ', '":');
