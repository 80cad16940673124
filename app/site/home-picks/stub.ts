/** A title of the day's ticket. */
export type Stub = {
  slug: string;
  title: string;
  /** The URL of the title's icon. */
  icon: string;
  href: string;
  state: "open" | "running" | "done";
  /** Whether it is the one to play now: it has the ticket's one large button. */
  isNext: boolean;
  isPerfect: boolean;
  badge: string | null;
  text: string;
  /** What the button says; null once it is done. */
  label: string | null;
  /** The large and the small text of the part that is torn off, and the size that the large one has room for. */
  stub: readonly [string, string];
  size: "large" | "medium" | "small";
};

/** The name and the icon's URL of a title, from the catalogue. */
export type NameOf = (slug: string) => { slug: string; title: string; icon: string };
