/** The ad slots (app/shell/ad-slot.tsx). */
export type AdPlace = "rail-left" | "rail-right" | "banner" | "rectangle";

/** A third-party script and how to call it. */
type Partner = {
  /** The script's URL. */
  script: string;
  /** The name of the global array that serves as its command queue. */
  queue: string;
  /** Origins it needs in addition to its own. */
  hosts: string[];
};

/** The ad network: our client id, and its slot ids by ad place. */
export type AdsSettings = Partner & { client: string; slots: Partial<Record<AdPlace, string>> };

/** Web analytics: our site id. */
export type AnalyticsSettings = Partner & { site: string };
