import { cardsText, sentence } from "./texts";
import { MAX_MISTAKES } from "./words";

const CARDS = Array.from({ length: MAX_MISTAKES }, (_, place) => place);

type CardsProps = {
  shown: number;
  /** Visible text instead of the one for screen readers. */
  label?: string;
};

/** The referee's cards: three yellow ones and a red one, in outline until they are shown. */
export function Cards({ shown, label }: CardsProps) {
  return (
    <span className="link-cards">
      <span className={label ? "link-left" : "sr-only"}>
        {label ?? `${sentence(cardsText(shown))}.`}
      </span>
      {CARDS.map((place) => (
        <span key={place} className={`link-card ${place < shown ? "is-shown" : ""}`} />
      ))}
    </span>
  );
}
