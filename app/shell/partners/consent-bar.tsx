import { paths } from "~/paths";
import { sheets } from "~/look/styles/sheets";
import { ConsentForm } from "./consent-form";
import { consentQuestions, consentTexts } from "~/platform/consent/consent-texts";
import type { PageConsent } from "~/platform/consent/partners";

/** The question of the first visit. It stands in the page and covers nothing. */
export function ConsentBar({ subject }: Pick<PageConsent, "subject">) {
  return (
    <section className="consent-bar" aria-label={consentTexts.region}>
      <link rel="stylesheet" href={sheets.consent} />
      <p>
        {consentQuestions[subject]} <a href={`${paths.cookies}#managing`}>{consentTexts.more}</a>
      </p>
      <ConsentForm />
    </section>
  );
}
