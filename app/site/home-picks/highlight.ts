import type { IconName } from "~/look/ui/icon-name";

/** A game on the home page (spec, section 3: home highlight). */
export type Highlight = {
  id: string;
  title: string;
  description: string;
  /** What its link says; 'Play' when absent. */
  actionLabel?: string;
  href?: string;
  icon: IconName;
};
