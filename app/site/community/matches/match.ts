/** A shirt in a thumbnail: its colours, hex with "#", and its pattern. */
export type Kit = { shirt: string; trim: string; pattern: "plain" | "stripes" | "hoops" | "sash" };

/** A match. */
export type Match = {
  id: string;
  title: string;
  competition: string;
  /** The match's page on another site. */
  matchviewUrl: string;
  /** The two shirts of the picture. */
  thumbnail: { home: Kit; away: Kit };
  /** The kick-off, ISO 8601. */
  date: string;
};

/** A match with its kick-off in the viewer's time zone: "Sat 21 Nov", "20:45". */
export type LocalMatch = Match & { day: string; time: string };
