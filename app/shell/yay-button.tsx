import { useLocation } from "@remix-run/react";
import { type FormEvent, useCallback, useState } from "react";
import burstStyles from "~/look/styles/burst.css?url";
import { Button } from "~/look/ui/button";
import { Confetti, prefersReducedMotion } from "~/look/ui/confetti";
import { useToast } from "~/look/ui/toast";

const PARTICLES = 280;
const REDUCED_MOTION_MESSAGE = {
  status: "success",
  title: "Yay! Consider the confetti thrown.",
} as const;

/**
 * The footer's 'Yay!'. Without JavaScript, and on pages without scripts, it is a GET form
 * that reloads the page with a burst made of CSS.
 */
export function YayButton() {
  const { search } = useLocation();
  const toast = useToast();
  const [thrownFrom, setThrownFrom] = useState<DOMRect | null>(null);
  const stop = useCallback(() => setThrownFrom(null), []);
  const params = new URLSearchParams(search);
  const isYay = params.has("yay");
  params.delete("yay");
  const celebrate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (prefersReducedMotion()) toast(REDUCED_MOTION_MESSAGE);
    else setThrownFrom(event.currentTarget.getBoundingClientRect());
  };
  return (
    <form action="#yay" onSubmit={celebrate} id="yay">
      {[...params].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="yay" value="1" size="small">
        Yay!
      </Button>
      {isYay && (
        <>
          <link rel="stylesheet" href={burstStyles} />
          <span className="css-burst" aria-hidden="true" />
          <p className="calm-yay" role="status">
            {REDUCED_MOTION_MESSAGE.title}
          </p>
        </>
      )}
      {thrownFrom && <Confetti pieces={PARTICLES} onEnd={stop} from={thrownFrom} />}
    </form>
  );
}
