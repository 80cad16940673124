import type { Attempt } from "./attempt";
import type { Crowd } from "./crowd";
import type { Streak } from "./streak";

/** The data that a page needs to play or show an attempt. */
export type Playing<Puzzle = unknown, Move = unknown, State = unknown> = {
  slug: string;
  /** The edition's number as players read it. */
  number: number;
  /** The owner: an account's id, or null for a visitor, whose browser stores it. */
  player: string | null;
  attempt: Attempt<Move>;
  puzzle: Puzzle;
  /** The answer, sealed with the attempt's id; null at the end, and for a title that asks the server for each move. */
  sealed: string | null;
  /** What the player may see after the moves so far; null as long as the browser computes it from the sealed answer. */
  state: State | null;
  /** Milliseconds since the start, by the server's clock. */
  elapsed: number;
  /** The date of the edition as players read it: "22 November 2026". */
  day: string;
  /** Whether the attempt's edition is the current one in the player's time zone. */
  isCurrent: boolean;
  /** Full days since the edition came out, by the player's calendar, at most its last: what a week has shown so far. */
  daysIn: number;
  /** The player's streak at the end of the attempt; null until then, if the server judges the moves. */
  streak: Streak | null;
  /** The signed address of the result for friends; null while the attempt is running, and for a Friendly. */
  shareUrl: string | null;
  /** The result in words, for friends who can't see its squares; null when there is no address. */
  shareWords: string | null;
  /**
   * What everybody did with the edition, of an attempt that is over alone; null where there is nothing to show, and left
   * out until the server has seen the end.
   */
  crowd?: Crowd | null;
  /** The way to where fans talk about the edition, once it is finished. */
  talk?: Talk | null;
  /** Whose results the player was challenged to beat, the latest first; left out where there are none. */
  rivals?: readonly Rival[];
  /** The best score of the player's tries at the edition that are over, where its end tells it; left out without one. */
  best?: number;
  /** The name under what this browser shares; left out for none, and where nothing is shared. */
  signature?: string;
  /** What friends made of the shared result; only in the page's data. */
  answers?: Answers;
  /** Why the result is in no ranking, where it was too quick for one. Only the server says so. */
  tooQuick?: string;
  /** An unplayed title; null if all were played. Only in the page's data and the reply to a start. */
  nextUp?: NextUp | null;
  /** What waits in a running attempt (`ServerGame.underWay`); only in the page's data. */
  waits?: string | undefined;
  /** What is told of the next edition: "seven letters". */
  teaser?: string;
  /**
   * The address of the title's row in the calendar: on the edition's day, or on the day before the current one; left out
   * before the first.
   */
  calendar?: string;
  /** The server's time, and when the player's next edition starts: milliseconds since the epoch. */
  now: number;
  nextAt: number;
};

/** A link to a thread, and how many are in it: "14 fans inside · Talk about No. 17". */
export type Talk = { href: string; text: string };

/** A friend's result beside the player's own. */
export type Rival = {
  /** "Zola", or "A fan". */
  name: string;
  /** As the title writes it. */
  score: string;
  squares: string;
  /** Who has won, and by what; null while the attempt is running. */
  line: string | null;
};

/** The answers to a shared result. */
export type Answers = {
  /** The id of the finish, for ending the link. */
  finish: string;
  /** The latest, with its sentence. */
  latest: Rival;
  /** A sentence for each of the others, the latest first. */
  lines: readonly string[];
  /** Whether the link takes more. */
  isOpen: boolean;
};

/** The next title to play: its name, its page and its painted icon; or another place, which says what it is. */
export type NextUp = { eyebrow?: string; title: string; href: string; icon: string };

/** A number for a tile, and its label. */
export type Fact = { value: string | number; label: string };

/** The edition on a start screen. */
export type Offer = {
  /** The edition's number. */
  number: number;
  /** Its date; for a weekly title the Friday on which its week began. */
  date: string;
  /** The same as players read it: "22 November 2026", or "20 to 26 Nov". */
  day: string;
  isCurrent: boolean;
  facts: readonly Fact[];
  /** The address of the title's drawing of it. */
  picture?: string;
  /** The player's best score, as the title writes it; null without a result. */
  best: string | null;
  /** The date of the latest earlier edition with a result to show; null if none is known. */
  lastDate: string | null;
  /** Whether it is for the title's tables, if the player doesn't choose otherwise. */
  isRanked?: true;
  /** What the title shows of an edition that is over, to a player with an earlier result. */
  past?: { href: string; text: string };
  /**
   * The address of the title's row in the calendar: on the edition's day, or on the day before the current one; left out
   * before the first.
   */
  calendar?: string;
  /** The place on the board that the page's link leads to, as a field of the kick-off's form. */
  linked?: { name: string; value: string };
};

/** The server's JSON reply to a script. */
export type PlayReply =
  | { status: "playing"; playing: Playing }
  | { status: "refused"; message: string; playing: Playing | null }
  /** No move was accepted: they belong to an account that is not logged in. They may be sent later. */
  | { status: "not-yours"; message: string; playing: null };

/** The field values of a form posted without script, for showing them again if it is refused. */
export type Typed = Readonly<Record<string, string>>;

/** The server's latest view of a title, and how to start and to ask. */
export type Server = {
  /** From the page, or from a reply to a script. */
  confirmed: Playing | null;
  problem: string | null;
  setProblem: (problem: string | null) => void;
  onReply: (reply: PlayReply) => void;
  /** Whether a start or a move is waiting for the server. */
  isBusy: boolean;
  /** Resolves to null if the server is unreachable. */
  ask: (post: () => Promise<PlayReply>) => Promise<PlayReply | null>;
  /** Starts an edition once every pending move has arrived; resolves to the attempt, or null if that failed. */
  start: (form: FormData) => Promise<Playing | null>;
};
