import consentStyles from "~/look/styles/consent.css?url";
import { paths } from "~/paths";
import { consentQuestions, consentTexts } from "~/platform/consent/consent-texts";
import type { PageConsent } from "~/platform/consent/partners";
import { ConsentForm } from "./consent-form";

/** The consent question of the first visit. It is part of the page and covers nothing. */
export function ConsentBar({ subject }: Pick<PageConsent, "subject">) {
  return (
    <section className="consent-bar" aria-label={consentTexts.region}>
      <link rel="stylesheet" href={consentStyles} />
      <p>
        {consentQuestions[subject]} <a href={`${paths.cookies}#managing`}>{consentTexts.more}</a>
      </p>
      <ConsentForm />
    </section>
  );
}
