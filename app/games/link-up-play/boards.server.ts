import type { Edition } from "~/play/game";
import type { Level, LinkAnswer, LinkPuzzle } from "./rules";
import voidedOn from "./voided.json";

const sets = [
  [
    [
      "On every pitch",
      "The laws ask for every one of them, on a park and in a final.",
      "spot",
      "flag",
      "arc",
      "post",
    ],
    [
      "In the kit bag",
      "Pack them on the night before and you will still forget one.",
      "boots",
      "socks",
      "tape",
      "shinpads",
    ],
    [
      "Ways to strike it",
      "All of them look easy from the third row.",
      "chip",
      "curl",
      "volley",
      "toe-poke",
    ],
    [
      "Hidden animals",
      "Look inside: a cat, an ant, a bee, a rat.",
      "scatter",
      "pennant",
      "beeline",
      "narration",
    ],
  ],
  [
    [
      "Said by the referee",
      "All of them with an arm already in the air.",
      "advantage",
      "play on",
      "whistle",
      "last one",
    ],
    [
      "Positions",
      "Eleven shirts, and everybody wants the same one.",
      "keeper",
      "sweeper",
      "winger",
      "striker",
    ],
    [
      "Kinds of pass",
      "The best one is the one before the last.",
      "square",
      "through",
      "back",
      "wall",
    ],
    [
      "Words before 'ball'",
      "Try each of them with the ball at the end.",
      "foot",
      "hand",
      "over-the-top",
      "goalkeeping",
    ],
  ],
] as const;

export function numberOf(id: string): number {
  const at = /^link-up-play-00([123])$/.exec(id);
  return at ? Number(at[1]) : 0;
}

export function addEditions(): { record: string; reason: string } {
  return { record: "file", reason: "none yet" };
}

export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<LinkPuzzle, LinkAnswer> | null {
  const set = sets[(number - 1) % 2];
  if (!set || number > 3) return null;
  const order = [0, 4, 8, 12, 5, 1, 13, 9, 10, 14, 2, 6, 15, 11, 7, 3];
  const all = set.flatMap((one) => one.slice(2));
  const id = `link-up-play-00${number}`;
  const groups = set.map(([name, line], row) => ({
    name,
    line,
    level: (row + 1) as Level,
    tiles: order.flatMap((from, tile) => (Math.floor(from / 4) === row ? [tile] : [])),
  }));
  const puzzle = { words: order.map((from) => all[from] ?? "") };
  if (voided.includes(id))
    return { number, puzzle, answer: { id, groups, isVoid: true }, hasVoid: true };
  return { number, puzzle, answer: { id, groups } };
}
