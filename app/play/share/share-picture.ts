import { escaped } from "~/platform/html/escaped";
import { scoreParts } from "~/play/rules/score-parts";
import { saysRightOrWrong } from "~/play/rules/shared-result";
import { INK, PAPER, pictureFooter } from "./picture-parts";
import { tileOf } from "./tiles";

/** What the picture of a result shows. */
type PictureWords = {
  /** The title's name, "Full-Time Quiz". */
  title: string;
  edition: number;
  /** "4/5", or any other short text, of which the first word is large. */
  score: string;
  /** What stands beside the score, "in 32.1 s"; if it is empty, the score's other words. */
  caption: string;
  /** The result in squares, one row or more. */
  squares: string;
  /** Whose result it is; "" for a player without a name. */
  name?: string;
};

/** SVG that the picture is drawn from. */
type PictureArt = {
  /** The title's painted icon, a whole document; its first fill is the title's ground. */
  icon: string;
  /** The content of the ball's symbol, for the wordmark. */
  ball: string;
  product: string;
  /** The title's own drawing for the stub in place of the squares, a document of 440 by 416. */
  stub?: string | null | undefined;
};

const MUTED = "#55645c";
const BOARD = "#08150e";

/** The ticket's edges, and the tiles' distance from the stub's edge. */
const TICKET = { x: 56, y: 48, width: 1088, height: 416 };
const PAD = 48;
const MAX_TILE = 62;
/** The stub leaves room for title and score. */
const MAX_STUB = 470;
const DRAWN_STUB = 440;
/** Tiles of a result in one row stand below each other, so many in a column. */
const COLUMN = 5;
/** Average width of a capital in Barlow Condensed 700, in em. */
const EM = 0.47;
/** The boards of the score, and what the caption beside them may ask of their room. */
const BOARDS = { x: 96, middle: 334, gap: 32 };
const MAX_CAPTION = 320;

/**
 * The picture of a result, 1200x630: a ticket on the title's ground, with name, number and score; on its stub the
 * squares or the title's drawing. It has nothing of the answer, and of the player only the name, if its font has the letters.
 *
 * @returns an SVG document with text in Barlow Condensed 700
 */
export function sharePicture(
  words: PictureWords,
  { icon, ball, product, stub }: PictureArt,
): string {
  const ground = /fill="(#[\da-f]{6})"/.exec(icon)?.[1] ?? "#0b6b3a";
  const grid = gridOf(words.squares);
  const perforation = TICKET.x + TICKET.width - (stub ? DRAWN_STUB : stubWidth(grid));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="Barlow Condensed" font-weight="700">',
    `<path fill="${ground}" d="M0 0h1200v630H0z"/>`,
    '<path d="M0 256h1200" stroke="#fff" stroke-opacity=".07" stroke-width="512" stroke-dasharray="75"/>',
    ticket(perforation, stub ? drawnStub(stub, perforation) : ""),
    '<clipPath id="icon"><rect x="96" y="84" width="120" height="120" rx="26"/></clipPath>',
    `<g clip-path="url(#icon)">${icon.replace("<svg ", '<svg x="96" y="84" width="120" height="120" ')}</g>`,
    heading(words, perforation),
    scoreboard(words, perforation),
    stub ? "" : tiles(grid, perforation, saysRightOrWrong(words.squares)),
    pictureFooter(ball, product),
    "</svg>",
  ].join("");
}

type Grid = { rows: string[][]; columns: number; tile: number; gap: number };

function gridOf(squares: string): Grid {
  const read = squares.split("\n").map((row) => Array.from(row));
  const rows = read.length > 1 ? read : inColumns(read[0] ?? []);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const gap = columns > COLUMN ? 6 : 10;
  const fits = (room: number, count: number) => Math.floor((room + gap) / count) - gap;
  const tile = Math.min(
    MAX_TILE,
    fits(TICKET.height - PAD, rows.length),
    fits(MAX_STUB - 2 * PAD, columns),
  );
  return { rows, columns, tile, gap };
}

/** One row, read down column by column. */
function inColumns(row: string[]): string[][] {
  const height = Math.min(COLUMN, row.length);
  return Array.from({ length: height }, (_, top) =>
    row.filter((_square, place) => place % height === top),
  );
}

const widthOf = ({ columns, tile, gap }: Grid) => columns * (tile + gap) - gap;
const stubWidth = (grid: Grid) => Math.max(190, widthOf(grid) + 2 * PAD);

const drawnStub = (stub: string, left: number) =>
  stub.replace(
    "<svg ",
    `<svg x="${left}" y="${TICKET.y}" width="${DRAWN_STUB}" height="${TICKET.height}" `,
  );

/** Paper, a near-black stub with its drawing, and a notch at each end of the perforation. */
function ticket(perforation: number, stub: string): string {
  const { x, y, width, height } = TICKET;
  const [right, bottom] = [x + width, y + height];
  const outline = `M${x + 24} ${y}H${perforation - 22}a22 22 0 0 0 44 0H${right - 24}q24 0 24 24V${bottom - 24}q0 24-24 24H${perforation + 22}a22 22 0 0 0-44 0H${x + 24}q-24 0-24-24V${y + 24}q0-24 24-24z`;
  return [
    `<clipPath id="ticket"><path d="${outline}"/></clipPath>`,
    `<path transform="translate(0 12)" fill="#000" fill-opacity=".28" d="${outline}"/>`,
    `<g clip-path="url(#ticket)"><path fill="${PAPER}" d="M0 0h1200v630H0z"/>`,
    `<path fill="${BOARD}" d="M${perforation} 0h1200v630H${perforation}z"/>${stub}</g>`,
    `<path d="M${perforation} ${y + 30}V${bottom - 26}" stroke="${PAPER}" stroke-width="5" stroke-dasharray="12"/>`,
  ].join("");
}

/** What the font has letters for. */
const DRAWN = /^[\p{Script=Latin}\d\p{P}\p{Zs}]+$/u;

function heading({ title, edition, name = "" }: PictureWords, perforation: number): string {
  const size = fontSize(title, perforation - 282, 104);
  const below = `No. ${edition}${DRAWN.test(name) ? ` · ${name.normalize("NFC")}` : ""}`;
  const belowSize = fontSize(below, perforation - 282, 46);
  return [
    `<text x="242" y="${112 + size / 3}" font-size="${size}" fill="${INK}">${escaped(title.toUpperCase())}</text>`,
    `<text x="244" y="204" font-size="${belowSize}" fill="${MUTED}">${escaped(below)}</text>`,
  ].join("");
}

/** One board for each side of "4/5", the second one dimmed, and the caption beside them. */
function scoreboard({ score, caption }: PictureWords, perforation: number): string {
  const { main, unit } = scoreParts(score);
  const beside = (caption || unit).toUpperCase();
  const room = perforation - BOARDS.x - 2 * BOARDS.gap;
  const forCaption = Math.min(beside.length * EM * 64, MAX_CAPTION);
  const parts = main.split("/");
  const ems = parts.map((part) => Math.max(0.85, part.length * 0.48 + 0.32));
  const size = Math.min(176, Math.floor((room - forCaption) / sum(ems)));
  const leftOf = (place: number) => BOARDS.x + sum(ems.slice(0, place)) * size;
  const boards = parts.map((part, place) => {
    const left = leftOf(place);
    const line = place > 0 ? `<path d="M${left} 240v188" stroke="#26362d" stroke-width="4"/>` : "";
    return `${line}<text x="${(left + leftOf(place + 1)) / 2}" y="${BOARDS.middle + size * 0.35}" font-size="${size}" text-anchor="middle" fill="${place > 0 ? "#93a79b" : "#fff"}">${escaped(part)}</text>`;
  });
  const end = leftOf(parts.length);
  const left = end + BOARDS.gap;
  const besideSize = fontSize(beside, perforation - left - BOARDS.gap, 96);
  return [
    `<rect x="${BOARDS.x}" y="240" width="${end - BOARDS.x}" height="188" rx="20" fill="${BOARD}"/>`,
    ...boards,
    `<text x="${left}" y="${BOARDS.middle + besideSize / 3}" font-size="${besideSize}" fill="${INK}">${escaped(beside)}</text>`,
  ].join("");
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The largest size in which a text in capitals is no wider than `width`. */
const fontSize = (text: string, width: number, max: number) =>
  Math.min(max, Math.floor(width / ((text.length + 0.4) * EM)));

function tiles(grid: Grid, perforation: number, hasSigns: boolean): string {
  const { rows, tile, gap } = grid;
  const left = perforation + (stubWidth(grid) - widthOf(grid)) / 2;
  const top = TICKET.y + (TICKET.height - rows.length * (tile + gap) + gap) / 2;
  return rows
    .flatMap((row, line) =>
      row.map((square, place) => {
        const at = `translate(${left + place * (tile + gap)} ${top + line * (tile + gap)}) scale(${tile})`;
        const { fill, sign } = tileOf(square);
        const drawn =
          sign && hasSigns
            ? `<path d="${sign}" fill="none" stroke="#fff" stroke-width=".12" stroke-linecap="round" stroke-linejoin="round"/>`
            : "";
        return `<g transform="${at}"><rect width="1" height="1" rx=".18" fill="${fill}"/>${drawn}</g>`;
      }),
    )
    .join("");
}
