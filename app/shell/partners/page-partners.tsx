import { createContext, type ReactNode, Suspense, useContext, useState } from "react";
import { optional } from "~/look/ui/optional";
import type { Partners } from "~/platform/consent/partners";

const Granted = createContext<Partners | null>(null);
const PageViews = optional(() => import("./page-views"));

/**
 * Lets the page know whose scripts it may load, and counts its views where somebody agreed to that. Consent given in
 * another tab counts from the next document on, since the content policy of this one allows nothing of theirs.
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

/** Those whose scripts this page may load; null without consent, in lite mode, and where nobody is configured. */
export function usePartners(): Partners | null {
  return useContext(Granted);
}
