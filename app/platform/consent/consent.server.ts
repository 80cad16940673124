import { environment } from "~/platform/config/environment.server";
import { asksLite } from "~/platform/preferences/lite-request.server";
import { rarePaths } from "~/rare-paths";
import { effectiveConsent, isOptedOut, parseConsent } from "./consent";
import type { PageConsent, Partners } from "./partners";

/** Pages whose URL contains a token that grants access to an account: third-party scripts could read it. */
const secretPaths: readonly string[] = [rarePaths.verify, rarePaths.reset];

/** Whether any partner is configured that needs consent. */
export function asksConsent(): boolean {
  const { ads, analytics } = environment();
  return Boolean(ads ?? analytics);
}

/** The consent that applies to a page, and whether the page asks for it. */
type AskedConsent = Omit<PageConsent, "bar"> & { isAsked: boolean };

/**
 * The consent that applies to a request.
 *
 * @returns null if no partner is configured
 */
export function consentOf(request: Request): AskedConsent | null {
  const { ads, analytics } = environment();
  if (!ads && !analytics) return null;
  const { choice, hasOptedOut } = answerOf(request);
  const subject = ads && analytics ? "both" : ads ? "ads" : "analytics";
  return {
    subject,
    choice,
    hasOptedOut,
    isAsked: effectiveConsent(choice, hasOptedOut) === null && !asksLite(request),
    partners: allowsPartners(request) ? configuredPartners() : null,
  };
}

/** Whether the requested page may load partners' scripts. */
export function allowsPartners(request: Request): boolean {
  const { choice, hasOptedOut } = answerOf(request);
  const hasAccepted = effectiveConsent(choice, hasOptedOut) === "accepted";
  const isSecret = secretPaths.includes(new URL(request.url).pathname);
  return hasAccepted && !isSecret && !asksLite(request);
}

function answerOf({ headers }: Request) {
  return {
    choice: parseConsent(headers.get("Cookie")),
    hasOptedOut: isOptedOut(headers.get("Sec-GPC")),
  };
}

function configuredPartners(): Partners {
  const { ads, analytics } = environment();
  return { ads: ads && withoutHosts(ads), analytics: analytics && withoutHosts(analytics) };
}

function withoutHosts<Settings extends { hosts: string[] }>({ hosts: _, ...rest }: Settings) {
  return rest;
}
