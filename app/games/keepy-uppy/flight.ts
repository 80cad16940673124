import type { KeepyState } from "./rules";

/** A run as one line: its path, where it slipped, and where it ended. */
export type Flight = {
  path: string;
  /** All but a slip that ended it. */
  slips: readonly { x: number; y: number }[];
  slipCount: number;
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
/** A touch comes after the drops before it. */
const AFTER_DROPS = 0.5;
/** From a mark to the next one at the same place. */
const MARK = 9;

/**
 * The line of a run, hop by hop, in a picture of 340 by 100.
 *
 * @param drops the touches before each ball that nothing met, which the log of touches does not have
 */
export function flightOf(
  { log, end, minWin }: Pick<KeepyState, "log" | "end" | "minWin">,
  drops: readonly number[] = [],
): Flight {
  const step = WIDTH / Math.max(log.length, minWin);
  const round = (value: number) => Math.round(value * 10) / 10;
  const xAfter = (count: number) => round(10 + count * step);
  const hops = Array.from(log, (letter, place) => {
    const isSlip = letter < "a";
    const height = (HOPS[letter.toLowerCase()] ?? 0) * (isSlip ? SLIP : 1);
    const isLast = place === log.length - 1;
    const isDown = drops.includes(place + 1) || (isLast && end !== "caught");
    const to = isDown ? GROUND : HANDS;
    const top = round(HANDS - height);
    return `Q${round((xAfter(place) + xAfter(place + 1)) / 2)} ${top} ${xAfter(place + 1)} ${to}`;
  });
  const slips = [
    ...Array.from(log).flatMap((letter, place) => (letter < "a" ? [place + AFTER_DROPS] : [])),
    ...drops,
  ].sort((one, other) => one - other);
  const isEnd = end !== "caught" && (slips.at(-1) ?? 0) >= log.length - AFTER_DROPS;
  const marks = slips.slice(0, slips.length - Number(isEnd)).map((at, index, all) => {
    const before = all.slice(0, index).filter((other) => Math.floor(other) === Math.floor(at));
    const y = drops.includes(Math.floor(at)) ? GROUND : HANDS;
    return { x: xAfter(Math.floor(at)) + before.length * MARK, y };
  });
  return {
    path: `M${xAfter(0)} ${HANDS}${hops.join("")}`,
    slips: marks,
    slipCount: slips.length,
    end: { x: xAfter(log.length), y: end === "caught" ? HANDS : GROUND },
    winX: xAfter(minWin),
  };
}
