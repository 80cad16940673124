import { inSentence } from "~/platform/names/in-sentence";
import { ordinal } from "~/play/rules/crowd-texts";
import type { ShownRow } from "./league-view";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six"] as const;

type Named = Pick<ShownRow, "name" | "isYou">;
type Ranked = Named & Pick<ShownRow, "place" | "points">;

/** The rows of a table that a phone shows without scrolling. */
const IN_VIEW = 4;

/**
 * Who leads and by how much, in a sentence for one of them: "Thandi leads by 1."; and where that one stands whose row is
 * out of view.
 *
 * @param rows best first
 */
export function leadOf(rows: readonly Ranked[]): string {
  const lead = leadersOf(rows);
  const own = rows.findIndex(({ isYou }) => isYou);
  const { place, points } = rows[own] ?? { place: 0, points: 0 };
  return own < IN_VIEW || points === 0 ? lead : `${lead} You are ${ordinal(place)}.`;
}

function leadersOf(rows: readonly Ranked[]): string {
  const leaders = rows.filter(({ place }) => place === 1);
  const [first] = leaders;
  if (!first || rows.length < 2) return "";
  if (first.points === 0) return "Nobody has scored yet.";
  if (leaders.length > 1) return `${listOf(leaders)} are level.`;
  const by = (first.points - (rows[1]?.points ?? 0)).toLocaleString("en");
  return first.isYou ? `You lead by ${by}.` : `${inSentence(first.name)} leads by ${by}.`;
}

/** What is left of a week after today: "Two days left." */
export function leftOf(today: number): string {
  const days = 6 - today;
  if (days === 0) return "Last day.";
  return `${NUMBERS[days]} ${days === 1 ? "day" : "days"} left.`;
}

/** "You, Zola and Thandi"; beyond three, "Zola, Thandi and 5 others". */
export function listOf(players: readonly Named[]): string {
  const names = players.map(({ name, isYou }) => (isYou ? "you" : inSentence(name)));
  const [last = ""] = names.slice(-1);
  const text =
    names.length > 3
      ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} others`
      : [names.slice(0, -1).join(", "), last].filter(Boolean).join(" and ");
  return text.startsWith("you") && players[0]?.isYou ? `Y${text.slice(1)}` : text;
}

/** Where one stands, for a line on home: "you lead by 12", "you are 2nd · Thandi +1". */
export function standingText(rows: readonly Ranked[]): string {
  const own = rows.find(({ isYou }) => isYou);
  const [first] = rows;
  if (!own || !first) return "";
  if (rows.length === 1) return "waiting for your friends";
  if (first.points === 0) return "nobody has scored yet";
  const others = rows.filter((row) => !row.isYou);
  const best = others[0];
  if (own.place > 1) {
    const by = (first.points - own.points).toLocaleString("en");
    return `you are ${ordinal(own.place)} · ${inSentence(first.name)} +${by}`;
  }
  if (best?.place === 1) return `level with ${inSentence(best.name)}`;
  return `you lead by ${(own.points - (best?.points ?? 0)).toLocaleString("en")}`;
}
