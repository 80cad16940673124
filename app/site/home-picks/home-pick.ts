import type { TitleState } from "~/games/title-state";

/** A game on the home page (spec, section 3: home highlight). */
export type HomePick = {
  id: string;
  title: string;
  description: string;
  /** The link's text; 'Play' by default. */
  actionLabel?: string;
  href: string;
  /** The URL of the title's icon. */
  icon: string;
  state: TitleState;
};
