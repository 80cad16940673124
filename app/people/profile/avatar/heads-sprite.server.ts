import * as avataaars from "@dicebear/avataaars";
import { createAvatar } from "@dicebear/core";
import { facialHairStyles, glasses, hairStyles } from "~/people/profile/looks";
import { avatarParts } from "./avatar-parts.server";
import { hats } from "./hats";

/** Stand-ins for the colours that a page fills in; the shirt has the text's colour. */
const filledIn = [
  ["ff0001", "var(--skin)"],
  ["ff0002", "var(--hair)"],
  ["ff0003", "var(--beard)"],
  ["ff0004", "currentColor"],
] as const;

const [[skin], [hair], [beard], [shirt]] = filledIn;

const TOP = '<g transform="translate(-1)">';
const BEARD = '<g transform="translate(49 72)">';
const EYES = '<g transform="translate(62 42)">';

const plain: avataaars.Options = {
  skinColor: [skin],
  hairColor: [hair],
  facialHairColor: [beard],
  clothesColor: [shirt],
  hatColor: [shirt],
  accessoriesColor: ["262e33"],
  clothing: ["shirtCrewNeck"],
  eyes: ["default"],
  eyebrows: ["defaultNatural"],
  mouth: ["smile"],
  topProbability: 0,
  facialHairProbability: 0,
  accessoriesProbability: 0,
};

/** The drawing from one of its marks to another. */
function between(options: avataaars.Options, from: string, to: string): string {
  const svg = createAvatar(avataaars, { ...plain, ...options }).toString();
  const part = svg.slice(svg.indexOf(from), svg.indexOf(to));
  const rounded = part.replace(/ d="[^"]*"/g, (path) => path.replace(/-?\d*\.\d+/g, tenth));
  // Shades refer to others by name, which browsers don't look for in another file.
  const plainly = rounded
    .replace(/<defs>.*?<\/defs>/s, "")
    .replace(/fill="url\(.*?\)"/g, 'fill="#000" fill-opacity=".6"');
  return filledIn.reduce((text, [hex, fill]) => text.replaceAll(`#${hex}`, fill), plainly);
}

/**
 * A head is 72 px wide, of 236: more digits can't be seen. The point stays, since it may be what ends a number, and what
 * began with one begins with another sign.
 */
const tenth = (number: string) => {
  const shown = Number(number)
    .toFixed(1)
    .replace(/^(-?)0/, "$1");
  return number.startsWith(".") && !shown.startsWith(".") ? ` ${shown}` : shown;
};

const layer = (id: string, part: string) => `<g id="${id}" transform="translate(8)">${part}</g>`;

const layersOf = (
  name: "topType" | "facialHairType" | "accessoriesType",
  looks: readonly { value: string }[],
  ...marks: [from: string, to: string]
) =>
  looks.map(({ value }) =>
    layer(value, between(avatarParts[name].values.get(value) ?? {}, ...marks)),
  );

/** The head of the style choosers and what they put on it, in layers whose colours the page fills in. */
export function headsSprite(): string {
  const layers = [
    layer("head", between({}, '<path d="M132 36', TOP)),
    ...layersOf("topType", hairStyles, TOP, BEARD),
    ...layersOf("facialHairType", facialHairStyles, BEARD, EYES),
    ...layersOf("topType", [{ value: "Hijab" }, { value: "Turban" }], TOP, BEARD),
    ...Array.from(hats, ([name, draw]) => layer(name, draw("currentColor"))),
    ...layersOf("accessoriesType", glasses.slice(1), EYES, "</g></g></svg>"),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none">${layers.join("")}</svg>\n`;
}
