/** The strokes of block digits, each in a box 8 wide and 14 high. */
const digits: Readonly<Record<string, string>> = {
  0: "M2 0h4l2 2v10l-2 2H2l-2-2V2z",
  1: "M2 2l3-2v14",
  2: "M0 3V2l2-2h4l2 2v3L0 12v2h8",
  3: "M0 2l2-2h4l2 2v3L6 7H3h3l2 2v3l-2 2H2l-2-2",
  4: "M6 14V0L0 9v1h8",
  5: "M8 0H0v6h6l2 2v4l-2 2H2l-2-2",
  6: "M8 2L6 0H2L0 2v10l2 2h4l2-2V8L6 6H0",
  7: "M0 0h8L3 14",
  8: "M2 7L0 5V2l2-2h4l2 2v3L6 7l2 2v3l-2 2H2l-2-2V9zh4",
  9: "M0 12l2 2h4l2-2V2L6 0H2L0 2v4l2 2h6",
};

const ADVANCE = 13;

/**
 * A player's number on the chest, white with a dark edge, to be read on a kit of any colour. It is drawn: a picture
 * has no fonts of ours.
 *
 * @param number of one or two digits
 * @returns an SVG element in the coordinates of an avatar's bust
 */
export function shirtNumber(number: string): string {
  const left = 132 - ((number.length - 1) * ADVANCE + 8);
  const strokes = Array.from(number, (digit, place) => {
    return `<path transform="translate(${place * ADVANCE})" d="${digits[digit]}"/>`;
  }).join("");
  const layer = (color: string, width: number) =>
    `<g stroke="${color}" stroke-width="${width}">${strokes}</g>`;
  return `<g transform="translate(${left} 238)scale(2)" stroke-linejoin="round" stroke-linecap="square">${layer("#10211a", 5)}${layer("#fff", 2.6)}</g>`;
}
