import { createContext, type ReactNode, Suspense, useContext, useState } from "react";
import { optional } from "~/look/ui/optional";
import type { Partners } from "~/platform/consent/partners";

const Granted = createContext<Partners | null>(null);
const PageViews = optional(() => import("./page-views"));

/**
 * Provides the partners whose scripts the page may load, and counts page views with consent. Consent given in another
 * tab applies from the next document on, since this document's policy allows none of their hosts.
 */
export function PagePartners(props: { partners: Partners | null; children: ReactNode }) {
  const [atFirst] = useState(props.partners);
  const granted = props.partners && atFirst;
  return (
    <Granted.Provider value={granted}>
      {props.children}
      {granted?.analytics && (
        <Suspense>
          <PageViews analytics={granted.analytics} />
        </Suspense>
      )}
    </Granted.Provider>
  );
}

/** The partners whose scripts this page may load; null without consent, in lite mode, and if none is configured. */
export function usePartners(): Partners | null {
  return useContext(Granted);
}
