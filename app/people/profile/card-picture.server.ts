import font from "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?inline";
import { product } from "~/platform/config/product";
import { escaped } from "~/platform/html/escaped";
import { renderAvatar } from "./avatar/avatar.server";
import { avatarLooks } from "./avatar/avatar-looks";
import { avatarQuery } from "./avatar/avatar-query";
import { countryCode } from "./countries";
import { fittedText } from "./fitted-text";
import flags from "./flags.svg?raw";
import { positionCode } from "./positions";
import type { Profile } from "./profile";

const INK = "#10211a";
const MUTED = "#55645c";
/** Left edge and maximum width of the text. */
const LEFT = 570;
const WIDTH = 580;
/** A flag and the space after it. */
const FLAG_WIDTH = 66;

/** The font is embedded, so that the picture looks the same wherever it is saved. */
const STYLE = [
  `@font-face{font-family:Card;font-weight:700;src:url(${font})}`,
  "text{font:700 40px Card,'Arial Narrow',Arial,sans-serif}",
  `.plain{font-family:system-ui,sans-serif;font-weight:400;fill:${MUTED}}`,
].join("");

const SHIRT = "M42 12 16 22 4 52l20 8 4-8v58h64V52l4 8 20-8-12-30-26-10c-4 8-32 8-36 0Z";

/**
 * The shareable picture of a player, 1200x630: face, number, position, name, country and kits. Never the date of birth
 * or anything of the account.
 *
 * @returns an SVG document
 */
export function cardPicture(profile: Profile): string {
  const { displayName, playerNumber, position, country, homeKitColor, awayKitColor } = profile;
  const name = fittedText(displayName.toUpperCase(), { width: WIDTH, maxSize: 104, em: 0.54 });
  const code = countryCode(country);
  const place = fittedText(country, { width: WIDTH - FLAG_WIDTH, maxSize: 44, em: 0.62 });
  const nameEnd = 262 + name.size * name.lines.length;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    `<style>${STYLE}</style>`,
    '<rect width="1200" height="630" fill="#f4f1e8"/>',
    pitch(),
    face(profile),
    `<rect x="500" width="14" height="630" fill="#${homeKitColor}"/>`,
    `<rect x="514" width="6" height="630" fill="#${awayKitColor}"/>`,
    `<text x="${LEFT}" y="230" fill="${INK}" style="font-size:210px">${String(playerNumber).padStart(2, "0")}`,
    `<tspan dx="22" fill="${MUTED}" style="font-size:90px">${positionCode(position)}</tspan></text>`,
    textLines(name, 250, `fill="${INK}"`),
    flag(code, nameEnd + 12),
    textLines(place, nameEnd, 'class="plain"', code === "" ? LEFT : LEFT + FLAG_WIDTH),
    `<text x="${LEFT}" y="580" fill="${INK}">${product.name.toUpperCase()}</text>`,
    shirt(homeKitColor, 940),
    shirt(awayKitColor, 1050),
    "</svg>",
  ].join("");
}

/** Mown stripes, half of the centre circle. */
function pitch(): string {
  const stripes = Array.from({ length: 5 }, (_, index) => {
    const fill = index % 2 ? "#0e7642" : "#0b6b3a";
    return `<rect x="${index * 100}" width="100" height="630" fill="${fill}"/>`;
  });
  const circle =
    '<path d="M500 165a150 150 0 0 0 0 300" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>';
  return stripes.join("") + circle;
}

/** The avatar, aligned with the lower edge of the pitch. */
function face(profile: Profile): string {
  const svg = renderAvatar(new URLSearchParams(avatarQuery(avatarLooks(profile))));
  return svg.replace("<svg ", '<svg x="10" y="150" width="480" height="480" ');
}

/** @param top the upper edge of the first line */
function textLines(
  { lines, size }: { lines: readonly string[]; size: number },
  top: number,
  look: string,
  left = LEFT,
): string {
  return lines
    .map((line, index) => {
      const y = top + Math.round(size * (index + 0.96));
      return `<text x="${left}" y="${y}" ${look} style="font-size:${size}px">${escaped(line)}</text>`;
    })
    .join("");
}

/** @param code of the country, or "" for one without a flag here */
function flag(code: string, top: number): string {
  const [, viewBox, body] =
    new RegExp(`<symbol id="${code}" viewBox="([^"]+)">(.*?)</symbol>`, "s").exec(flags) ?? [];
  return body === undefined
    ? ""
    : `<svg x="${LEFT}" y="${top}" width="51" height="34" viewBox="${viewBox}">${body}</svg>`;
}

function shirt(color: string, x: number): string {
  return `<path transform="translate(${x} 494)" d="${SHIRT}" fill="#${color}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`;
}
