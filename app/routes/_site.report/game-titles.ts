const titles = new Map([
  ["full-time-quiz", "Full-Time Quiz"],
  ["daily-ten", "Daily Ten"],
  ["higher-line", "Higher Line"],
  ["career-path", "Career Path"],
  ["link-up-play", "Link-Up Play"],
  ["golden-word", "Golden Word"],
  ["crossbar", "Crossbar"],
  ["kit-detective", "Kit Detective"],
  ["spot-kick", "Spot Kick"],
  ["keepy-uppy", "Keepy-Uppy"],
  ["wall-pass", "Wall Pass"],
]);

/** What the game at a slug is called; null where there is none. */
export const gameTitle = (slug: string): string | null => titles.get(slug) ?? null;
