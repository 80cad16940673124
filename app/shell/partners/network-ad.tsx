import { useEffect, useRef } from "react";
import type { Partners } from "~/platform/consent/partners";
import { loadOnce, pushTo } from "./partner-script";

type NetworkAdProps = { ads: NonNullable<Partners["ads"]>; slot: string };

/** Distance from the viewport at which an ad is requested. */
const NEAR = "300px";

/**
 * An ad of the network, requested once per slot, when it nears the viewport (docs/rules.md#partners). While empty, the
 * house ad below it shows.
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
