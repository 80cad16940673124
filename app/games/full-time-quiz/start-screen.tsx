import { OfferTiles, Problem } from "~/play/fact-tiles";
import { KickOffForm } from "~/play/kick-off-form";
import { PlayLink } from "~/play/play-link";
import type { Offer } from "~/play/playing";
import { ExitLink } from "./quiz-bar";
import { lastResultsAddress } from "./quiz-view";
import { SLUG } from "./rules";

type StartScreenProps = {
  /** The edition that can be started; null where nothing can be told. */
  offer: Offer | null;
  problem: string | null;
  isBusy: boolean;
  onStart: (form: FormData) => void;
};

/** Before the whistle: what is coming, and one button. */
export function StartScreen({ offer, problem, isBusy, onStart }: StartScreenProps) {
  return (
    <main className="quiz quiz-start" tabIndex={-1}>
      <div className="quiz-bar-row">
        <ExitLink />
      </div>
      <div className="big-ticket card">
        <div className="big-ticket-top pitch">
          <p className="eyebrow">{offer?.isCurrent === false ? offer.date : "Today's match"}</p>
          <h1>Full-Time Quiz</h1>
          <p className="lead">Five questions against the clock. It starts when you do.</p>
        </div>
        <div className="big-ticket-stub">
          {offer && <OfferTiles offer={offer} />}
          <Problem text={problem} />
          <KickOffForm
            slug={SLUG}
            label="Kick off"
            date={offer?.isCurrent === false ? offer.date : null}
            variant="primary"
            isBusy={isBusy}
            onStart={onStart}
          />
          {offer?.lastDate && (
            <PlayLink to={lastResultsAddress(offer.lastDate)} size="small">
              Your last results
            </PlayLink>
          )}
        </div>
      </div>
    </main>
  );
}
