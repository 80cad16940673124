import { Suspense, useContext, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import adsStyles from "~/look/styles/ads.css?url";
import { optional } from "~/look/ui/optional";
import type { AdPlace } from "~/platform/config/partner-settings";
import { usePartners } from "~/shell/partners/page-partners";
import { PageRender } from "./page-render";

const NetworkAd = optional(() => import("~/shell/partners/network-ad"));
const HouseAd = optional(() => import("./house-ad"));

type AdSlotProps =
  | { shape: "rail"; side: "left" | "right"; isSold?: never }
  /**
   * The formats: rails 160 or 300 wide and 600 high, an inline banner, a rectangle. `isSold` is for a page that leads to our
   * games itself: the slot is only there with a network.
   */
  | { shape: "banner" | "rectangle"; side?: never; isSold?: boolean };

/**
 * An ad slot of fixed size. The network's ad covers a house ad, which stays visible without a network, consent or an ad
 * to show.
 */
export function AdSlot({ shape, side, isSold }: AdSlotProps) {
  const place = side ? (`${shape}-${side}` as const) : shape;
  const ads = usePartners()?.ads;
  const slot = ads?.slots[place];
  const isLive = useHydrated();
  if (isSold && !slot) return null;
  return (
    <aside
      className={`ad ad-${shape}`}
      aria-label={`Advertisement: ${side ? `${side} ` : ""}${shape}`}
    >
      <span className="ad-label">Advertisement</span>
      {ads && slot && (
        <>
          <link rel="stylesheet" href={adsStyles} />
          {/* Not server-rendered: ad blockers would remove it and break hydration. */}
          {isLive && (
            <Suspense>
              <NetworkAd ads={ads} slot={slot} />
            </Suspense>
          )}
        </>
      )}
      <OurAd place={place} />
    </aside>
  );
}

/** On a server-rendered page it is HTML without client code; on a client-side navigation it is loaded. */
function OurAd({ place }: { place: AdPlace }) {
  const { houseAd } = useContext(PageRender);
  const isLive = useHydrated();
  const [isFetched] = useState(isLive);
  if (isFetched) {
    return (
      <Suspense>
        <HouseAd place={place} />
      </Suspense>
    );
  }
  return (
    <div
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered by our own server.
      dangerouslySetInnerHTML={{ __html: houseAd(place) }}
    />
  );
}
