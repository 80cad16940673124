import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/look/ui/button";
import { paths } from "~/paths";
import { type AttemptOffer, offerIntents, offerTexts } from "./attempt-offer";

type AttemptOfferCardProps = {
  offer: AttemptOffer;
  /** The page it stands on, to come back to. */
  from: string;
};

/** Asks whether today's quiz, played before anybody was signed in, shall belong to the account. */
export function AttemptOfferCard({ offer, from }: AttemptOfferCardProps) {
  const { correct, answered, total, isFinished, isReplay } = offer;
  const isBusy = useNavigation().formData?.get("redirectTo") === from;
  const [scored, title] = isFinished
    ? [correct, offerTexts.finished(correct, total)]
    : [answered, offerTexts.running(answered, total)];
  return (
    <Form method="post" action={paths.quiz} replace className="card pitch offer">
      <p className="board digits" aria-hidden="true">
        {scored}/{total}
      </p>
      <div className="stack">
        <h2>{title}</h2>
        <p>{isReplay ? `${offerTexts.ask} ${offerTexts.replay}` : offerTexts.ask}</p>
        <input type="hidden" name="redirectTo" value={from} />
        <div className="row">
          <Button name="intent" value={offerIntents.accept} disabled={isBusy} variant="chalk">
            Add it
          </Button>
          <Button
            name="intent"
            value={offerIntents.decline}
            disabled={isBusy}
            variant="chalk-outline"
          >
            No thanks
          </Button>
        </div>
      </div>
    </Form>
  );
}
