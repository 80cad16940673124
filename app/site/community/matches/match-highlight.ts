/** A shirt in a thumbnail: its colours, hex with "#", and how they lie on it. */
export type Kit = { shirt: string; trim: string; pattern: "plain" | "stripes" | "hoops" | "sash" };

/** A match that people talk about (spec, section 3: soccer highlight). */
export type MatchHighlight = {
  id: string;
  title: string;
  competition: string;
  /** Where the match is told in full, on another site. */
  matchviewUrl: string;
  /** The two shirts that the picture is drawn from. */
  thumbnail: { home: Kit; away: Kit };
  /** The kick-off, ISO 8601. */
  date: string;
};

/** The same as somebody's own clock and calendar have it: "Sat 21 Nov", "20:45". */
export type LocalHighlight = MatchHighlight & { day: string; time: string };
