/** The colours of an avatar's shirt; the one nearest to the home kit is used. */
export const shirtColors = [
  { value: "Black", swatch: "#262e33" },
  { value: "Blue01", swatch: "#65c9ff" },
  { value: "Blue02", swatch: "#5199e4" },
  { value: "Blue03", swatch: "#25557c" },
  { value: "Gray01", swatch: "#e6e6e6" },
  { value: "Gray02", swatch: "#929598" },
  { value: "Heather", swatch: "#3c4f5c" },
  { value: "PastelBlue", swatch: "#b1e2ff" },
  { value: "PastelGreen", swatch: "#a7ffc4" },
  { value: "PastelOrange", swatch: "#ffdeb5" },
  { value: "PastelRed", swatch: "#ffafb9" },
  { value: "PastelYellow", swatch: "#ffffb1" },
  { value: "Pink", swatch: "#ff488e" },
  { value: "Red", swatch: "#ff5c5c" },
  { value: "White", swatch: "#ffffff" },
] as const;

export type ShirtColor = (typeof shirtColors)[number]["value"];
