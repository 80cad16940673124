import { type ComponentType, useEffect, useState } from "react";
import type { ConfettiProps } from "./confetti-rain";

/** Whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.dataset.motion === "reduced" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/**
 * A burst of confetti that removes itself; its code is loaded when first shown. Renders nothing with reduced motion.
 */
export function Confetti(props: ConfettiProps) {
  const { onEnd } = props;
  const [Rain, setRain] = useState<ComponentType<ConfettiProps> | null>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    let wanted = true;
    import("./confetti-rain").then(
      (module) => wanted && setRain(() => module.ConfettiRain),
      () => wanted && onEnd(),
    );
    return () => {
      wanted = false;
    };
  }, [onEnd]);
  return Rain && <Rain {...props} />;
}
