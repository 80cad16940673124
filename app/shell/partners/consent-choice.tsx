import { useRouteLoaderData } from "@remix-run/react";
import { consentState, consentTexts } from "~/platform/consent/consent-texts";
import type { PageConsent } from "~/platform/consent/partners";
import { ConsentForm } from "./consent-form";

/** Shows the current consent and changes it. */
export function ConsentChoice() {
  const root = useRouteLoaderData("root") as { consent: PageConsent | null } | undefined;
  const consent = root?.consent;
  return (
    <div className="card stack">
      <p>{consent ? consentState(consent) : consentTexts.nothingToChoose}</p>
      {consent && <ConsentForm />}
    </div>
  );
}
