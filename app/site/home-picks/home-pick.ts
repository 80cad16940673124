/** A game on the home page. */
export type HomePick = {
  id: string;
  title: string;
  description: string;
  /** What the card says at its end: "Play", "Resume", or the score of what is done. */
  label: string;
  isDone: boolean;
  href: string;
  /** The URL of the title's icon. */
  icon: string;
};
