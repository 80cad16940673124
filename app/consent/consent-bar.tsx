import { paths } from "~/paths";
import { sheets } from "~/shell/sheets";
import { ConsentForm } from "./consent-form";
import { consentQuestions, consentTexts } from "./consent-texts";
import type { PageConsent } from "./partners";

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
