import type { AdsSettings, AnalyticsSettings } from "~/platform/config/partner-settings";
import type { ConsentChoice } from "./consent";

/** The partners whose scripts a page may load. */
export type Partners = {
  ads: Omit<AdsSettings, "hosts"> | null;
  analytics: Omit<AnalyticsSettings, "hosts"> | null;
};

/** Consent data of a page. */
export type PageConsent = {
  /** The subject of the question. */
  subject: "ads" | "analytics" | "both";
  choice: ConsentChoice | null;
  hasOptedOut: boolean;
  /** The question as HTML if it has yet to be answered, so that it needs no client script. */
  bar: string | null;
  /** Null without consent, and on pages that may not load partners' scripts. */
  partners: Partners | null;
};
