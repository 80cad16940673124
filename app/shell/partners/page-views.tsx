import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { Partners } from "~/platform/consent/partners";
import { loadOnce, pushTo } from "./partner-script";

type PageViewsProps = { analytics: NonNullable<Partners["analytics"]> };

/**
 * Tells the web analytics of each path that is shown. A search can hold what somebody typed, so it is never told.
 */
export default function PageViews({ analytics: { script, queue, site } }: PageViewsProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    pushTo(queue, { event: "page_view", site, path: pathname });
    loadOnce(script);
  }, [pathname, queue, site, script]);
  return null;
}
