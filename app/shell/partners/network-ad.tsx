import { useEffect, useRef } from "react";
import type { Partners } from "~/platform/consent/partners";
import { loadOnce, pushTo } from "./partner-script";

type NetworkAdProps = { ads: NonNullable<Partners["ads"]>; slot: string };

/** How far outside the window an advertisement is sent for. */
const NEAR = "300px";

/**
 * What the advertising network fills: it is asked when the place comes near the window, and once for each place
 * (spec, section 7). While this is empty, what stands under it shows.
 */
export default function NetworkAd({ ads: { script, queue, client }, slot }: NetworkAdProps) {
  const place = useRef<HTMLModElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadOnce(script);
        pushTo(queue, {});
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [script, queue]);
  return (
    <ins
      ref={place}
      className={`network-ad ${queue}`}
      data-ad-client={client}
      data-ad-slot={slot}
    />
  );
}
