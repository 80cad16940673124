import type { SpotPuzzle, SpotState } from "./rules";
import type { Shot, Zone } from "./shot";
import { goalsOf, KICKS } from "./standing";
import { capital, zoneNames } from "./texts";

/** How a kick was struck that missed its moment. */
export const offText = (off: number): string => `Too ${off < 0 ? "soon" : "late"}`;

/** "Wide", or "over the bar"; of a kick that was timed how it came to that. */
const missText = ({ zone, off }: Shot): string =>
  off
    ? `${offText(off)}: ${off < 0 ? "over" : "wide"}`
    : zone < 3 || zone === 4
      ? "over the bar"
      : "wide";

/** How a kick gets past a dive to the same side at the other height: "over you", or "under you"; empty for another side. */
const pastYou = ({ zone, dive }: Shot): string =>
  dive % 3 === zone % 3 ? `${zone < 3 ? "over" : "under"} you` : "";

/**
 * The word that stands in the goal after a kick: what you did well has an exclamation mark.
 *
 * @param isTheirs whether it was their kick, and your dive
 */
export function cryOf(shot: Shot, isTheirs: boolean): string {
  const { outcome, zone, dive } = shot;
  if (outcome === "off") return capital(missText(shot));
  if (outcome === "saved") return isTheirs ? "Saved!" : "Saved.";
  if (!isTheirs) return "Goal!";
  return dive === zone ? "Fingertips!" : `${capital(pastYou(shot)) || "It goes in"}.`;
}

/** What the next kick can decide by itself; empty where the shoot-out goes on either way, and at its end. */
export function stakeText({
  mine,
  theirs,
  turn,
}: Pick<SpotState, "mine" | "theirs" | "turn">): string {
  const isKick = turn === "kick";
  const lead = goalsOf(mine) - goalsOf(theirs);
  const left = Math.max(KICKS, theirs.length + 1) - theirs.length;
  if (!turn) return "";
  if (lead >= left) return `${isKick ? "Score" : "Save it"} and it is yours.`;
  if (-lead >= left - +!isKick) return `${isKick ? "Miss" : "Concede"} and it is over.`;
  return "";
}

/**
 * A side's goals and saves: "Hedge: 3 scored, 1 saved".
 *
 * @param own the side's kicks
 * @param faced the kicks that its keeper faced
 */
export const countsText = (name: string, own: readonly Shot[], faced: readonly Shot[]): string =>
  `${name}: ${goalsOf(own)} scored, ${faced.filter(({ outcome }) => outcome === "saved").length} saved`;

/** The side or the height that zones have in common: "left", "high"; as many as one or the other has. */
export const placeText = (told: readonly Zone[]) =>
  zoneNames[told[0] ?? 0]?.split(" ")[3 - told.length];

/** What the keeper means to do at the next kick: "Hedge guards high". */
export const guardText = (keeper: string, told: readonly Zone[]): string =>
  `${keeper} ${told.length ? `guards ${placeText(told)}` : "can only guess"}`;

/**
 * What became of the latest kick, or what comes before the first.
 *
 * @param aim your kicks on target of a hundred, which are why one missed that was not timed
 */
export function lastLine(
  { mine, theirs }: Pick<SpotState, "mine" | "theirs">,
  keeper: string,
  aim: SpotPuzzle["aim"],
): string {
  const isTheirs = mine.length === theirs.length;
  const last = (isTheirs ? theirs : mine).at(-1);
  if (!last) return "Five kicks each. You kick first.";
  const { zone, style, dive, outcome, off } = last;
  const to = zoneNames[zone];
  if (outcome === "off") {
    if (isTheirs) return `Theirs goes ${missText(last)}.`;
    const odds = Math.round(100 / (100 - (aim[style][zone] ?? 0)));
    return `${capital(missText(last))}${off ? "" : `: ${to} misses 1 in ${odds}`}.`;
  }
  if (!isTheirs && outcome === "goal") return `Goal, ${to}! ${keeper} went ${zoneNames[dive]}.`;
  if (outcome === "saved") return isTheirs ? `You saved it, ${to}!` : `${keeper} saves it, ${to}.`;
  if (dive === zone) return "Right way: it beat your glove.";
  return pastYou(last) ? `Right way: it went in ${pastYou(last)}.` : `They score, ${to}.`;
}
