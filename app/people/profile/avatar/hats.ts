/** Hats of our own drawing, by the names that profiles store. Each is worn over the hair, which shows below its edge. */
export const hats: ReadonlyMap<string, (color: string) => string> = new Map([
  [
    "Cap",
    (color) =>
      `<path d="M74 84c0-40 24-61 58-61s58 21 58 61z" fill="${color}"/><path d="M132 23v60M102 31c-6 14-8 32-8 52M162 31c6 14 8 32 8 52" stroke="#000" stroke-opacity=".16" stroke-width="2"/><circle cx="132" cy="23" r="4" fill="${color}"/><path d="M69 86c9-13 35-19 63-19s54 6 63 19c4 6 2 10-4 8-17-6-37-9-59-9s-42 3-59 9c-6 2-8-2-4-8z" fill="${color}"/><path d="M69 86c9-13 35-19 63-19s54 6 63 19c4 6 2 10-4 8-17-6-37-9-59-9s-42 3-59 9c-6 2-8-2-4-8z" fill="#000" fill-opacity=".24"/>`,
  ],
  [
    "BobbleHat",
    (color) =>
      `<circle cx="132" cy="18" r="15" fill="#dde5e0"/><path d="M73 84c-3-38 20-58 59-58s62 20 59 58z" fill="${color}"/><path d="M75 62c3-6 6-11 11-16h92c5 5 8 10 11 16z" fill="#fff" fill-opacity=".8"/><rect x="69" y="66" width="126" height="24" rx="9" fill="${color}"/><rect x="69" y="66" width="126" height="24" rx="9" fill="#000" fill-opacity=".16"/>`,
  ],
]);

/** The lower edge of a hat: no hair is seen above it. */
const EDGE = 84;

/** A drawing with all above a hat's edge cut off. */
export const belowHat = (hair: string): string =>
  `<svg y="${EDGE}" width="280" height="196" viewBox="0 ${EDGE} 280 196">${hair}</svg>`;
