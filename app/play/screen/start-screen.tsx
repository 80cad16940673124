import { useEffect } from "react";
import { playAddress } from "~/play/rules/play-address";
import type { Offer } from "~/play/rules/playing";
import { OfferTiles } from "./fact-tiles";
import type { GameScreen } from "./game-screen";
import { KickOffForm } from "./kick-off-form";
import { PastDays } from "./past-days";
import { PlayBar } from "./play-bar";
import { PlayLink } from "./play-link";
import { Problem } from "./problem";
import { InTable, StartOptions } from "./start-options";

type StartScreenProps = {
  screen: Pick<
    GameScreen,
    "rules" | "title" | "lead" | "leadNow" | "period" | "noun" | "options" | "isSealed"
  >;
  /** The edition that can be started; null when the store is unavailable. */
  offer: Offer | null;
  problem: string | null;
  isBusy: boolean;
  onStart: (form: FormData) => void;
};

/** The start screen: the edition, its options, and one button. */
export default function StartScreen({ screen, offer, problem, isBusy, onStart }: StartScreenProps) {
  const { title, lead, leadNow, period = "today", noun, options, isSealed = false } = screen;
  const { slug } = screen.rules;
  const isPast = offer !== null && !offer.isCurrent;
  useEffect(() => focusMain, []);
  return (
    <main className="play play-start" tabIndex={-1} data-game={slug}>
      <PlayBar />
      <div className="big-ticket card">
        <div className="big-ticket-top pitch">
          <p className="eyebrow">
            {isPast
              ? "From the archive"
              : period === "today"
                ? "Today's match"
                : `This week's ${noun}`}
          </p>
          {offer && <p className="edition-day">{offer.day}</p>}
          <h1>{title}</h1>
          <p className="lead">
            {lead}
            {leadNow && !isPast && `\n${leadNow}`}
          </p>
          {offer?.picture && <img src={offer.picture} alt="" width="600" height="272" />}
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
            {import.meta.env.SSR && offer?.linked && <input type="hidden" {...offer.linked} />}
            {options && <StartOptions options={options} />}
            {offer?.isRanked && <InTable isOnline={isSealed} />}
          </KickOffForm>
          {offer?.past && (
            <a className="button button-outline button-small" href={offer.past.href}>
              {offer.past.text}
            </a>
          )}
          {offer?.lastDate && (
            <PlayLink to={playAddress(slug, { date: offer.lastDate })} size="small">
              Your last results
            </PlayLink>
          )}
          {offer && <PastDays {...offer} />}
          {isPast && (
            <PlayLink to={playAddress(slug)} size="small">
              {period === "today" ? "Today" : "This week"}'s {noun}
            </PlayLink>
          )}
        </div>
      </div>
    </main>
  );
}

/** The pressed button is gone, and with it the focus, unless the board that took its place has taken that too. */
function focusMain(): void {
  document.querySelector<HTMLElement>("main:not(:focus-within)")?.focus({ preventScroll: true });
}
