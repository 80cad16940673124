import { Suspense, useContext, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { stylesheets } from "~/look/styles/stylesheets";
import { optional } from "~/look/ui/optional";
import type { AdPlace } from "~/platform/config/partner-settings";
import { usePartners } from "~/shell/partners/page-partners";
import { PageRender } from "./page-render";

const NetworkAd = optional(() => import("~/shell/partners/network-ad"));
const HouseAd = optional(() => import("./house-ad"));

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
  const isLive = useHydrated();
  return (
    <aside
      className={`ad ad-${shape}`}
      aria-label={`Advertisement: ${side ? `${side} ` : ""}${shape}`}
    >
      <span className="ad-label">Advertisement</span>
      {ads && slot && (
        <>
          <link rel="stylesheet" href={stylesheets.ads} />
          {/* Nothing of it is in the HTML: where its script is blocked, React would miss it there. */}
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

/** In a page from the server it is HTML that no script knows; where a script brings the page, it is fetched. */
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
