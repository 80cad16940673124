/** What a member's days of a week came to, Monday first. */
export type MemberWeek = {
  seat: string;
  /** Null on a day on which nothing was finished. */
  days: readonly (number | null)[];
};

/** What a row has besides its member. */
export type Standing = {
  points: number;
  /** From 1; equal points share a place. */
  place: number;
  /** By how many places it went up since yesterday; below 0 for down, 0 on the first day. */
  climbed: number;
};

/**
 * The table of a week, best first; equal ones in the order in which they were given.
 *
 * @param today the place of today in the week, from 0: the arrows tell what it changed
 */
export function tableOf<Member extends MemberWeek>(
  members: readonly Member[],
  today: number,
): (Member & Standing)[] {
  const now = placesOf(members, (days) => sumOf(days));
  const before = placesOf(members, (days) => sumOf(days.slice(0, today)));
  return members
    .map((member) => {
      const place = now(member);
      const climbed = today === 0 ? 0 : before(member) - place;
      return { ...member, points: sumOf(member.days), place, climbed };
    })
    .sort((one, other) => one.place - other.place);
}

function placesOf(
  members: readonly MemberWeek[],
  pointsOf: (days: MemberWeek["days"]) => number,
): (member: MemberWeek) => number {
  const all = members.map(({ days }) => pointsOf(days));
  return ({ days }) => 1 + all.filter((points) => points > pointsOf(days)).length;
}

const sumOf = (days: MemberWeek["days"]) =>
  days.reduce<number>((sum, points) => sum + (points ?? 0), 0);

/** Who was first in a week that is over: several if they were level, none if there were no points. */
export const championsOf = <Row extends Pick<Standing, "points" | "place">>(
  rows: readonly Row[],
): Row[] => rows.filter(({ points, place }) => place === 1 && points > 0);

/** On how many days that are over, those before `today`, each of two had more points than the other. */
export function daysWon(one: MemberWeek, other: MemberWeek, today: number): [number, number] {
  const won = (mine: MemberWeek, theirs: MemberWeek) =>
    mine.days.slice(0, today).filter((points, day) => (points ?? 0) > (theirs.days[day] ?? 0))
      .length;
  return [won(one, other), won(other, one)];
}

/** Whether the first of two leads on a day that is not over; null while neither has a point. */
export function leadOn(
  one: MemberWeek,
  other: MemberWeek,
  day: number,
): "leads" | "trails" | "level" | null {
  const [own, their] = [one.days[day] ?? 0, other.days[day] ?? 0];
  if (own === their) return own === 0 ? null : "level";
  return own > their ? "leads" : "trails";
}
