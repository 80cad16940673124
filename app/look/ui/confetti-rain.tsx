import { useEffect } from "react";
import ReactConfetti from "react-confetti";
import { createPortal } from "react-dom";

export type ConfettiProps = {
  pieces: number;
  onEnd: () => void;
  /** What it is thrown from, in pixels of the viewport: at once and upwards. Without it, it rains from the top edge. */
  from?: DOMRect | null;
};

/** The confetti particles, above all other layers. Rain ends once what is below it is scrolled. */
export function ConfettiRain({ pieces, onEnd, from }: ConfettiProps) {
  const place = document.querySelector("dialog:modal") ?? document.body;
  useEffect(() => {
    // The end scrolls to its top by itself: that ends nothing.
    const end = () => !from && (scrollY || place.scrollTop) > 0 && onEnd();
    addEventListener("scroll", end, true);
    return () => removeEventListener("scroll", end, true);
  }, [place, from, onEnd]);
  return createPortal(
    <ReactConfetti
      className="confetti"
      aria-hidden="true"
      width={innerWidth}
      height={innerHeight}
      numberOfPieces={pieces}
      recycle={false}
      onConfettiComplete={onEnd}
      {...(from && thrownFrom(from))}
      style={{ position: "fixed" }}
    />,
    place,
  );
}

function thrownFrom({ x, y, width: w, height: h }: DOMRect) {
  return {
    confettiSource: { x, y, w, h },
    initialVelocityX: 7,
    initialVelocityY: { min: -16, max: -4 },
    gravity: 0.35,
    tweenDuration: 250,
  };
}
