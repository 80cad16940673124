type LiteAssets = {
  /** The extra styles of lite pages. */
  sheet: string;
  /** The icons, as symbols. */
  sprite: string;
  /** The path of users' own avatars, which stay. */
  avatars: string;
};

const ICON = /<svg class="icon[^"]*"[^>]*><use href="[^"]*#([\w-]+)"><\/use><\/svg>/g;
/** A control with only an icon, which is no decoration there. */
const ICON_ALONE = new RegExp(`(<(?:a|button)\\b[^>]*class="icon-button[^>]*>)${ICON.source}`, "g");
const DRAWING = /<svg class="thumbnail".*?<\/svg>/g;
const IMAGE = /(?:<picture\b[^>]*>(?:<source\b[^>]*>)*)?<img\b([^>]*)>(?:<\/picture>)?/g;
const MACHINE_TEXT =
  /<script type="application\/ld\+json">.*?<\/script>|<link rel="inlined"[^>]*>/gs;
const WEB_FONT = /@font-face\{[^}]*url\([^}]*\}/g;
const BACKGROUND = /[^{};]+\{background-image:url\([^)]*\)\}/g;
/** A rule whose picture stands in it, ahead of how it is shown. */
const DRAWN = /[^{};]+\{--[\w-]+:url\("data:[^"]*"\)[^}]*\}/g;

/**
 * A page as lite mode sends it: without a web font, without pictures that only decorate, and without what only search
 * engines read. A picture with a meaning becomes its alternative text. It works on the rendered page and not in the
 * components, so that no component is missed and no script needs it.
 *
 * @param html a rendered document without scripts and with its styles inline
 */
export function litePage(html: string, { sheet, sprite, avatars }: LiteAssets): string {
  return html
    .replace(MACHINE_TEXT, "")
    .replace(ICON_ALONE, (_, control, name) => control + drawn(name, sprite))
    .replace(ICON, "")
    .replace(DRAWING, "")
    .replace(IMAGE, (image, attributes) => inWords(image, attributes, avatars))
    .replace(/<style>(.*?)<\/style>/s, (_, styles) => `<style>${lighter(styles)}${sheet}</style>`);
}

/** An inline icon, which needs no request. */
function drawn(name: string, sprite: string): string {
  const symbol = new RegExp(`<symbol id="${name}"(.*?)</symbol>`, "s").exec(sprite)?.[1] ?? ">";
  return `<svg class="icon" aria-hidden="true"${symbol}</svg>`;
}

function inWords(image: string, attributes: string, avatars: string): string {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
  if (value("src").startsWith(avatars)) return image;
  const words = value("alt");
  return words && `<span class="${value("class")} in-words">${words}</span>`;
}

const lighter = (styles: string) =>
  styles.replace(WEB_FONT, "").replace(BACKGROUND, "").replace(DRAWN, "");
