import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { Partners } from "~/platform/consent/partners";
import { loadOnce, pushTo } from "./partner-script";

type PageViewsProps = { analytics: NonNullable<Partners["analytics"]> };

/** Reports each shown path to web analytics. Never the query: a search may contain personal data. */
export default function PageViews({ analytics: { script, queue, site } }: PageViewsProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    pushTo(queue, { event: "page_view", site, path: pathname });
    loadOnce(script);
  }, [pathname, queue, site, script]);
  return null;
}
