import { Button } from "~/look/ui/button";
import { paths } from "~/paths";
import { type AttemptOffer, offerIntents, offerTexts } from "./attempt-offer";

type AttemptOfferCardProps = {
  offer: AttemptOffer;
  /** The page it stands on, to come back to. */
  from: string;
};

/**
 * Asks whether what was played before its owner logged in shall belong to the account. The form is a document's: the attempt's
 * cookie is not sent with data that a script asks for.
 */
export function AttemptOfferCard({ offer, from }: AttemptOfferCardProps) {
  const { score, outOf, count } = offer;
  return (
    <form method="post" action={paths.quiz} className="card pitch offer">
      <p className="board digits" aria-hidden="true">
        {score}/{outOf}
      </p>
      <div className="stack">
        <h2>{offerTexts.finished(offer)}</h2>
        <p>{count > 1 ? offerTexts.askAll(count) : offerTexts.ask}</p>
        <input type="hidden" name="redirectTo" value={from} />
        <div className="row">
          <Button name="intent" value={offerIntents.accept} variant="chalk">
            Add it
          </Button>
          <Button name="intent" value={offerIntents.decline} variant="chalk-outline">
            No thanks
          </Button>
        </div>
      </div>
    </form>
  );
}
