/** The patterns of a shirt that the thumbnail can draw. */
export const kitPatterns = ["plain", "stripes", "hoops", "sash"] as const;

/** A shirt in a thumbnail: its colours, hex with "#", and its pattern. */
export type Kit = { shirt: string; trim: string; pattern: (typeof kitPatterns)[number] };

/** A match. */
export type Match = {
  id: string;
  title: string;
  competition: string;
  /** The match's page on another site; null for a sample, which has a page of ours. */
  matchviewUrl: string | null;
  /** The two shirts of the picture. */
  thumbnail: { home: Kit; away: Kit };
  /** The kick-off, ISO 8601. */
  date: string;
};

/** A match with its kick-off in the viewer's time zone: "Sat 21 Nov", "20:45". */
export type LocalMatch = Match & { day: string; time: string };
