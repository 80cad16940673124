const PRELOAD = /<link rel="modulepreload"/g;
const MODULE = /<script((?: nonce="[^"]*")?) type="module" async="">/;

/**
 * Takes the framework's scripts out of the first flight: the elements stay where they are, so that hydration
 * finds what it expects, but the browser ignores them until the boot script (app/shell/boot.ts) wakes them.
 *
 * @param html a rendered document
 */
export function deferScripts(html: string): string {
  return html
    .replace(PRELOAD, '<link rel="late"')
    .replace(MODULE, '<script$1 type="late" async="">');
}
