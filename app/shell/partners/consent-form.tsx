import { Button } from "~/look/ui/button";
import { paths } from "~/paths";
import { consentTexts } from "~/platform/consent/consent-texts";

/** Two answers of equal weight. The browser itself sends them, as the page has to come anew with its policy. */
export function ConsentForm() {
  return (
    <form method="post" action={paths.consent} className="row">
      <Button size="small" name="consent" value="rejected">
        {consentTexts.reject}
      </Button>
      <Button size="small" name="consent" value="accepted">
        {consentTexts.accept}
      </Button>
    </form>
  );
}
