import type { Look } from "~/people/profile/looks";

/** The colours of an avatar's shirt; the one nearest to the home kit is used. */
export const shirtColors = [
  { value: "Black", label: "Black", swatch: "#262e33" },
  { value: "Blue01", label: "Blue 01", swatch: "#65c9ff" },
  { value: "Blue02", label: "Blue 02", swatch: "#5199e4" },
  { value: "Blue03", label: "Blue 03", swatch: "#25557c" },
  { value: "Gray01", label: "Gray 01", swatch: "#e6e6e6" },
  { value: "Gray02", label: "Gray 02", swatch: "#929598" },
  { value: "Heather", label: "Heather", swatch: "#3c4f5c" },
  { value: "PastelBlue", label: "Pastel Blue", swatch: "#b1e2ff" },
  { value: "PastelGreen", label: "Pastel Green", swatch: "#a7ffc4" },
  { value: "PastelOrange", label: "Pastel Orange", swatch: "#ffdeb5" },
  { value: "PastelRed", label: "Pastel Red", swatch: "#ffafb9" },
  { value: "PastelYellow", label: "Pastel Yellow", swatch: "#ffffb1" },
  { value: "Pink", label: "Pink", swatch: "#ff488e" },
  { value: "Red", label: "Red", swatch: "#ff5c5c" },
  { value: "White", label: "White", swatch: "#ffffff" },
] as const satisfies readonly Look[];

export type ShirtColor = (typeof shirtColors)[number]["value"];
