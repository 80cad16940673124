import { OfferTiles, Problem } from "./fact-tiles";
import type { GameScreen, StartOption } from "./game-screen";
import { KickOffForm } from "./kick-off-form";
import { playAddress } from "./play-address";
import { PlayBar } from "./play-bar";
import { PlayLink } from "./play-link";
import type { Offer } from "./playing";

type StartScreenProps = {
  screen: Pick<GameScreen, "rules" | "title" | "lead" | "options">;
  /** The edition that can be started; null when the store is unavailable. */
  offer: Offer | null;
  problem: string | null;
  isBusy: boolean;
  onStart: (form: FormData) => void;
};

/** The start screen: the edition, its options, and one button. */
export function StartScreen({ screen, offer, problem, isBusy, onStart }: StartScreenProps) {
  const { title, lead, options = [] } = screen;
  const { slug } = screen.rules;
  const isPast = offer !== null && !offer.isCurrent;
  return (
    <main className="play play-start" tabIndex={-1} data-game={slug}>
      <PlayBar />
      <div className="big-ticket card">
        <div className="big-ticket-top pitch">
          <p className="eyebrow">{eyebrow(offer)}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="big-ticket-stub">
          {offer && <OfferTiles offer={offer} />}
          <Problem text={problem} />
          <KickOffForm
            slug={slug}
            label="Kick off"
            date={isPast ? offer.date : null}
            variant="primary"
            isBusy={isBusy}
            onStart={onStart}
          >
            {options.length > 0 && <Options options={options} />}
          </KickOffForm>
          {offer?.lastDate && (
            <PlayLink to={playAddress(slug, { date: offer.lastDate })} size="small">
              Your last result
            </PlayLink>
          )}
          {isPast && (
            <PlayLink to={playAddress(slug)} size="small">
              Play today's
            </PlayLink>
          )}
        </div>
      </div>
    </main>
  );
}

function eyebrow(offer: Offer | null): string {
  return offer && !offer.isCurrent ? offer.date : "Today's match";
}

function Options({ options }: { options: readonly StartOption[] }) {
  return (
    <fieldset className="play-options">
      <legend className="sr-only">How you want to play</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="play-option">
          <input type="checkbox" name="option" value={value} />
          <span>
            <strong>{label}</strong>
            <span className="muted">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
