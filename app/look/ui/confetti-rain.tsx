import ReactConfetti from "react-confetti";
import { createPortal } from "react-dom";

/** The confetti particles, above all other layers. */
export function ConfettiRain({ pieces, onEnd }: { pieces: number; onEnd: () => void }) {
  const place = document.querySelector("dialog:modal") ?? document.body;
  return createPortal(
    <ReactConfetti
      className="confetti"
      aria-hidden="true"
      width={innerWidth}
      height={innerHeight}
      numberOfPieces={pieces}
      recycle={false}
      onConfettiComplete={onEnd}
      style={{ position: "fixed" }}
    />,
    place,
  );
}
