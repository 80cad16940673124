/** The places for advertisements (app/shell/ad-slot.tsx). */
export type AdPlace = "rail-left" | "rail-right" | "banner" | "rectangle";

/** Somebody else's script, and what it is told. */
type Partner = {
  /** The address of the script. */
  script: string;
  /** The name of the global list through which we talk to it. */
  queue: string;
  /** Origins it needs besides its own. */
  hosts: string[];
};

/** The advertising network: who we are to it, and which of the places are its own. */
export type AdsSettings = Partner & { client: string; slots: Partial<Record<AdPlace, string>> };

/** The web analytics: which site of theirs we are. */
export type AnalyticsSettings = Partner & { site: string };
