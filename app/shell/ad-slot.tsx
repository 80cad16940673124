import { lazy, Suspense } from "react";
import { usePartners } from "~/consent/page-partners";
import { HouseAd } from "./house-ad";

const NetworkAd = lazy(() => import("~/consent/network-ad"));

type AdSlotProps =
  | { shape: "rail"; side: "left" | "right" }
  /** The shapes of the spec (section 9): rails 160 or 300 wide and 600 high, an inline banner, a rectangle. */
  | { shape: "banner" | "rectangle"; side?: never };

/**
 * A place for an advertisement that keeps its size. What the configured network brings lies over an advertisement of
 * our own, which stays where there is no network, no consent or nothing to show.
 */
export function AdSlot({ shape, side }: AdSlotProps) {
  const place = side ? (`${shape}-${side}` as const) : shape;
  const ads = usePartners()?.ads;
  const slot = ads?.slots[place];
  return (
    <aside
      className={`ad ad-${shape}`}
      aria-label={`Advertisement: ${side ? `${side} ` : ""}${shape}`}
    >
      <span className="ad-label">Advertisement</span>
      {ads && slot && (
        <Suspense>
          <NetworkAd ads={ads} slot={slot} />
        </Suspense>
      )}
      <HouseAd place={place} />
    </aside>
  );
}
