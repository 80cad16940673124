const TICK = "M.24.52.43.7.77.31";
const CROSS = "M.29.29.71.71M.71.29.29.71";
const ARROWS = "M.35.24V.76M.22.63.35.76.48.63M.65.76V.24M.52.37.65.24.78.37";

type Tile = { fill: string; sign?: string };

/** Tiles on a near-black board. Right and wrong are told apart by a sign as well. */
const TILES: Record<string, Tile> = {
  "🟩": { fill: "#0f9150", sign: TICK },
  "🟥": { fill: "#d8343f", sign: CROSS },
  "🟨": { fill: "#ffd84d" },
  "🟧": { fill: "#f07a3a" },
  "🟦": { fill: "#60a5fa" },
  "🟪": { fill: "#c4a7ff" },
  "🟫": { fill: "#8f5a3c" },
  "⬜": { fill: "#f4f1e8" },
  "⬛": { fill: "#2b3b32" },
  "🔁": { fill: "#0f9150", sign: ARROWS },
};

/** How a square is drawn: its colour, and the path of its sign in a box of 1 by 1. */
export const tileOf = (square: string): Tile => TILES[square] ?? { fill: "#93a79b" };
