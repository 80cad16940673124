import { Button } from "~/look/ui/button";
import { paths } from "~/paths";
import { consentTexts } from "~/platform/consent/consent-texts";

/** Two buttons of equal weight. A native form post, since the document's policy has to change. */
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
