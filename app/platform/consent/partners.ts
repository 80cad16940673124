import type { AdsSettings, AnalyticsSettings } from "~/platform/config/partner-settings";
import type { ConsentChoice } from "./consent";

/** Those whose scripts a page may load. */
export type Partners = {
  ads: Omit<AdsSettings, "hosts"> | null;
  analytics: Omit<AnalyticsSettings, "hosts"> | null;
};

/** What a page has to know of consent. */
export type PageConsent = {
  /** What consent is asked for. */
  subject: "ads" | "analytics" | "both";
  choice: ConsentChoice | null;
  hasOptedOut: boolean;
  /** The question as HTML, where it is still to be asked: so no script has to come for it. */
  bar: string | null;
  /** Null without consent, and wherever nothing of theirs may load. */
  partners: Partners | null;
};
