import { escaped } from "~/platform/html/escaped";
import { INK, PAPER, pictureFooter } from "./picture-parts";

/** A row of a shared day's picture: the title's name, its painted icon (an SVG document) and the score. */
type DayRow = { title: string; icon: string; score: string };

const BOARD = "#08150e";
const GOLD = "#e9b10c";
const ROW = { top: 190, height: 86 };
const LEFT = 72;
const STUB = 888;

/**
 * The picture of a day's treble, 1200x630: a gold-edged ticket on a pitch with a stub for each title.
 *
 * @param day "Mon 23 Nov"
 * @returns an SVG document with text in Barlow Condensed 700
 */
export function dayPicture(
  day: string,
  rows: readonly DayRow[],
  { ball, product }: { ball: string; product: string },
): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="Barlow Condensed" font-weight="700">',
    '<path fill="#0b6b3a" d="M0 0h1200v630H0z"/>',
    '<path d="M0 256h1200" stroke="#fff" stroke-opacity=".07" stroke-width="512" stroke-dasharray="75"/>',
    `<rect x="48" y="36" width="1104" height="440" rx="28" fill="${PAPER}" stroke="${GOLD}" stroke-width="12"/>`,
    `<path fill="${GOLD}" d="M48 64q0-28 28-28H1124q28 0 28 28V168H48z"/>`,
    `<text x="${LEFT}" y="140" font-size="112" fill="${BOARD}">TREBLE</text>`,
    `<text x="1124" y="132" font-size="64" text-anchor="end" fill="${BOARD}">${escaped(day.toUpperCase())}</text>`,
    ...rows.map(drawnRow),
    pictureFooter(ball, product),
    "</svg>",
  ].join("");
}

function drawnRow({ title, icon, score }: DayRow, place: number): string {
  const top = ROW.top + place * (ROW.height + 8);
  const middle = top + ROW.height / 2;
  const words = score.toUpperCase();
  const size = Math.min(64, Math.floor(212 / (words.length * 0.47)));
  return [
    `<clipPath id="icon${place}"><rect x="${LEFT}" y="${top + 4}" width="78" height="78" rx="18"/></clipPath>`,
    `<g clip-path="url(#icon${place})">${icon.replace("<svg ", `<svg x="${LEFT}" y="${top + 4}" width="78" height="78" `)}</g>`,
    `<text x="${LEFT + 102}" y="${middle + 22}" font-size="64" fill="${INK}">${escaped(title.toUpperCase())}</text>`,
    `<rect x="${STUB}" y="${top}" width="240" height="${ROW.height}" rx="10" fill="${BOARD}"/>`,
    `<path d="M${STUB} ${top}v${ROW.height}" stroke="${PAPER}" stroke-width="6" stroke-dasharray="10"/>`,
    `<text x="${STUB + 120}" y="${middle + size * 0.35}" font-size="${size}" text-anchor="middle" fill="#fff">${escaped(words)}</text>`,
  ].join("");
}
