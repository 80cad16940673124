import * as avataaars from "@dicebear/avataaars";
import { createAvatar } from "@dicebear/core";
import { facialHairStyles, hairStyles } from "~/people/profile/looks";
import { avatarParts } from "./avatar-parts.server";

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
const GLASSES = '<g transform="translate(62 42)">';

const plain: avataaars.Options = {
  skinColor: [skin],
  hairColor: [hair],
  facialHairColor: [beard],
  clothesColor: [shirt],
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
  const rounded = part.replace(/ d="[^"]*"/g, (path) => path.replace(/\d*\.\d+/g, tenth));
  return filledIn.reduce((text, [hex, fill]) => text.replaceAll(`#${hex}`, fill), rounded);
}

/** A head is 72 px wide, of 236: more digits can't be seen. The point stays, since it may be what ends a number. */
const tenth = (number: string) => Number(number).toFixed(1).replace(/^0/, "");

const layer = (id: string, part: string) => `<g id="${id}" transform="translate(8)">${part}</g>`;

const layersOf = (
  name: "topType" | "facialHairType",
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
    ...layersOf("facialHairType", facialHairStyles, BEARD, GLASSES),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none">${layers.join("")}</svg>\n`;
}
