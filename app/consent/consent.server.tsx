import { renderToStaticMarkup } from "react-dom/server";
import { environment } from "~/config/environment.server";
import { paths } from "~/paths";
import { isLite, parsePreferences } from "~/session/preferences";
import { effectiveConsent, isOptedOut, parseConsent } from "./consent";
import { ConsentBar } from "./consent-bar";
import type { PageConsent, Partners } from "./partners";

/** Addresses that let whoever knows them into an account: a script of others would read them. */
const secretPaths: readonly string[] = [paths.verify, paths.reset];

/** Whether there is anything to ask consent for. */
export function asksConsent(): boolean {
  const { ads, analytics } = environment();
  return Boolean(ads ?? analytics);
}

/**
 * The consent that a page goes by.
 *
 * @returns null where nobody is configured, so that there is nothing to ask for
 */
export function pageConsent({ headers, url }: Request): PageConsent | null {
  const { ads, analytics } = environment();
  if (!ads && !analytics) return null;
  const cookies = headers.get("Cookie");
  const choice = parseConsent(cookies);
  const hasOptedOut = isOptedOut(headers.get("Sec-GPC"));
  const consent = effectiveConsent(choice, hasOptedOut);
  const isLitePage = isLite(parsePreferences(cookies), headers.get("Save-Data"));
  const isSecret = secretPaths.includes(new URL(url).pathname);
  const subject = ads && analytics ? "both" : ads ? "ads" : "analytics";
  return {
    subject,
    choice,
    hasOptedOut,
    bar: consent || isLitePage ? null : renderToStaticMarkup(<ConsentBar subject={subject} />),
    partners: consent === "accepted" && !isLitePage && !isSecret ? configuredPartners() : null,
  };
}

function configuredPartners(): Partners {
  const { ads, analytics } = environment();
  return { ads: ads && withoutHosts(ads), analytics: analytics && withoutHosts(analytics) };
}

function withoutHosts<Settings extends { hosts: string[] }>({ hosts: _, ...rest }: Settings) {
  return rest;
}
