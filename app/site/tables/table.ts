/** What a table is about. */
export type TableSpan = "today" | "yesterday" | "week" | "season";

/** A row as it is shown. */
export type TableLine = {
  /** Of the row's document. */
  id: string;
  /** The id by which the name is reported; null where it can't be, or was not asked for. */
  report: string | null;
  place: number;
  name: string;
  avatar: string;
  /** "4/5", or the points of a week or season. */
  score: string;
  /** "0:09.5"; "late" for a finish without a time; null where none counts. */
  time: string | null;
  isOwn: boolean;
};

/** A table as its reader may see it. */
export type TableView = {
  span: TableSpan;
  /** "24 November 2026", "From 23 November 2026", "Season 1". */
  when: string;
  /** How many are in it. */
  count: number;
  /** Whether it waits until the reader has finished today's edition: it then has no rows. */
  isLocked: boolean;
  rows: readonly TableLine[];
  /** The reader's own row with those around it, where it is not among the rows. */
  around: readonly TableLine[];
  /** The reader's own place; null without one. */
  place: number | null;
  reader: Reader;
};

/** Who reads: how they come into the tables, or why they are not in this one. */
export type Reader = "stranger" | "visitor" | "hidden" | "shown" | Unranked;

/**
 * Why a game is in no table: it was too quick, it began before its player was shown, or it was played outside the table.
 * The last includes a game that another player of the same browser began: what is stored doesn't tell the two apart.
 */
export type Unranked = "quick" | "early" | "outside";
