import { renderToStaticMarkup } from "react-dom/server";
import { consentOf } from "~/platform/consent/consent.server";
import type { PageConsent } from "~/platform/consent/partners";
import { ConsentBar } from "./consent-bar";

/**
 * The consent that applies to a page, with the consent bar if the question is open.
 *
 * @returns null if no partner is configured
 */
export function pageConsent(request: Request): PageConsent | null {
  const consent = consentOf(request);
  if (!consent) return null;
  const { isAsked, ...rest } = consent;
  const bar = isAsked ? renderToStaticMarkup(<ConsentBar subject={rest.subject} />) : null;
  return { ...rest, bar };
}
