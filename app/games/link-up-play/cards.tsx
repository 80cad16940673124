import { cardsText, sentence } from "./texts";
import { MAX_MISTAKES } from "./words";

const CARDS = Array.from({ length: MAX_MISTAKES }, (_, place) => place);

/** The referee's cards: three yellow ones and a red one, in outline until they are shown. */
export function Cards({ shown }: { shown: number }) {
  return (
    <span className="link-cards">
      <span className="sr-only">{sentence(cardsText(shown))}.</span>
      {CARDS.map((place) => (
        <span key={place} className={`link-card ${place < shown ? "is-shown" : ""}`} />
      ))}
    </span>
  );
}
