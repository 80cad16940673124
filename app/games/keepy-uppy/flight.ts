import type { KeepyState } from "./rules";

/** A run as one line: its path, where it slipped, and where it ended. */
export type Flight = {
  path: string;
  slips: readonly { x: number; y: number }[];
  end: { x: number; y: number };
  /** Where a catch begins to win. */
  winX: number;
};

const WIDTH = 320;
const GROUND = 92;
const HANDS = 58;
/** How high a touch sends the ball, and a slip. */
const HOPS: Readonly<Record<string, number>> = { k: 44, f: 56, h: 50, c: 36, n: 66, r: 66 };
const SLIP = 0.55;

/** The line of a run, hop by hop, in a picture of 340 by 100. */
export function flightOf({ log, end, minWin }: Pick<KeepyState, "log" | "end" | "minWin">): Flight {
  const step = WIDTH / Math.max(log.length, minWin);
  const round = (value: number) => Math.round(value * 10) / 10;
  const xAfter = (count: number) => round(10 + count * step);
  const hops = Array.from(log, (letter, place) => {
    const isSlip = letter < "a";
    const height = (HOPS[letter.toLowerCase()] ?? 0) * (isSlip ? SLIP : 1);
    const isLast = place === log.length - 1;
    const to = isLast && end !== "caught" ? GROUND : HANDS;
    const top = round(HANDS - height);
    return `Q${round((xAfter(place) + xAfter(place + 1)) / 2)} ${top} ${xAfter(place + 1)} ${to}`;
  });
  return {
    path: `M${xAfter(0)} ${HANDS}${hops.join("")}`,
    slips: Array.from(log).flatMap((letter, place) =>
      letter < "a" ? [{ x: xAfter(place), y: HANDS }] : [],
    ),
    end: { x: xAfter(log.length), y: end === "caught" ? HANDS : GROUND },
    winX: xAfter(minWin),
  };
}
