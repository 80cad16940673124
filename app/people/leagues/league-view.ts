/** How a day of a member is shown: played, open today, missed, or still to come. */
export type DayMark = "played" | "open" | "missed" | "ahead";

/** A player on a page of leagues. */
type ShownPlayer = { seat: string; name: string; avatar: string; isYou: boolean };

export type ShownRow = ShownPlayer & {
  place: number;
  /** By how many places it went up since yesterday; below 0 for down. */
  climbed: number;
  points: number;
  days: readonly DayMark[];
};

/** A week that is over, with who was first in it. */
export type ShownChampions = {
  /** Its Monday and its number. */
  week: string;
  number: number;
  points: number;
  players: readonly { seat: string; name: string; avatar: string | null; isYou: boolean }[];
};

/** A league as its members see it. */
export type LeagueView = {
  id: string;
  name: string;
  code: string;
  /** The address of the invitation, with the host. */
  invitation: string;
  /** The week's number. */
  week: number;
  rows: readonly ShownRow[];
  /** "Thandi leads by 1. Two days left." */
  lead: string;
  /** The names of those who have not played today; empty where none has. */
  waiting: readonly string[];
  /** Of a league of two, the reader first: on how many days that are over each had more points, and how today stands. */
  versus: {
    daysWon: readonly [number, number];
    /** Null while neither has a point today. */
    today: "leads" | "trails" | "level" | null;
  } | null;
  /** Of the week before, if it has any. */
  champions: ShownChampions | null;
  /** Of the weeks of a season, the latest first. */
  season: readonly ShownChampions[];
};

/** A league on the line of home. */
export type LeagueStrip = {
  id: string;
  name: string;
  avatars: readonly string[];
  /** "you are 2nd · Thandi +1" */
  standing: string;
};

/** The table of a week that is over. */
export type PastWeek = {
  id: string;
  name: string;
  number: number;
  rows: readonly {
    seat: string;
    name: string;
    avatar: string | null;
    isYou: boolean;
    place: number;
    points: number;
  }[];
};
