import { type Crowd, MIN_FANS, rightKey, type Spread } from "./crowd";

const SPACE = "\u00a0";

const grouped = new Intl.NumberFormat("en-GB");

/** "1,204 fans". */
export const fansText = (fans: number) => (fans === 1 ? "1 fan" : `${grouped.format(fans)} fans`);

/** "7th". */
export function ordinal(place: number): string {
  const [ten, one] = [Math.floor(place / 10) % 10, place % 10];
  const ending = ten === 1 ? "th" : (["th", "st", "nd", "rd"][one] ?? "th");
  return `${grouped.format(place)}${ending}`;
}

/** "23 %", rounded down, and at least 1 % for anybody at all. */
export function percentText(count: number, of: number): string {
  const percent = of > 0 ? Math.floor((count / of) * 100) : 0;
  return `${count > 0 ? Math.max(1, percent) : 0}${SPACE}%`;
}

/**
 * What the end says of the crowd: what it says large, and what small below.
 *
 * @param isCurrent whether the edition is still played
 */
export function crowdText(crowd: Crowd, isCurrent: boolean): [large: string, small: string] {
  const when = isCurrent ? (crowd.isWeekly ? " this week" : " today") : "";
  if ("place" in crowd) {
    const { place } = crowd;
    if (place === 1) return [`First in${when}: mark set.`, ""];
    return [`You ${isCurrent ? "are" : "were"} the ${ordinal(place)} fan${when}.`, ""];
  }
  const { fans, spread } = crowd;
  if (!spread?.beats) return [`${fansText(fans)}${when}`, "You are one of them."];
  return [`You beat ${spread.beats}${SPACE}%`, `of ${fansText(fans)}${when}`];
}

/** The bars of the histogram in words: "Right answers of 1,204 fans. 3: 310, 4: 502 (you), 5: 392." */
export function barsText(fans: number, { heading, bars, own }: Spread): string {
  const parts = bars.map(
    ({ label, count }, place) =>
      `${label}: ${grouped.format(count)}${place === own ? " (you)" : ""}`,
  );
  return `${heading} of ${fansText(fans)}. ${parts.join(", ")}.`;
}

/**
 * How often keys were counted, beside what else may have been counted in their place.
 *
 * @returns null where fans are too few to be compared
 */
export function countOf(
  crowd: Crowd | null | undefined,
  keys: readonly string[],
  others: readonly string[],
): { count: number; of: number } | null {
  if (!crowd || "place" in crowd) return null;
  const all = (some: readonly string[]) =>
    some.reduce((before, key) => before + (crowd.keys[key] ?? 0), 0);
  const count = all(keys);
  const of = count + all(others);
  return of < MIN_FANS ? null : { count, of };
}

/**
 * The part of the fans who got something right, of all places named: "23 % knew it".
 *
 * @returns null where too few have tried it
 */
export function rightText(
  crowd: Crowd | null | undefined,
  places: number | readonly number[],
  did: string,
): string | null {
  const all = [places].flat();
  const keysOf = (isRight: boolean) => all.map((place) => rightKey(place, isRight));
  const counted = countOf(crowd, keysOf(true), keysOf(false));
  return counted && `${percentText(counted.count, counted.of)} ${did}`;
}

/**
 * The place that the fewest got right.
 *
 * @returns the place and the part who missed it: "41 %"; null where too few have tried
 */
export function hardest(
  crowd: Crowd | null | undefined,
  places: readonly number[],
): { place: number; missed: string } | null {
  const counted = places.flatMap((place) => {
    const missed = countOf(crowd, [rightKey(place, false)], [rightKey(place, true)]);
    return missed ? [{ place, ...missed }] : [];
  });
  const [most] = counted.sort((one, other) => other.count / other.of - one.count / one.of);
  return most?.count ? { place: most.place, missed: percentText(most.count, most.of) } : null;
}
