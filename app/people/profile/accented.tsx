import { createContext, type ReactNode, useEffect, useState } from "react";

/** The variables of app/look/styles/tokens.css that an accent overrides; none for the default accent. */
export type AccentVariables = readonly (readonly [name: string, value: string])[];

/** Tries an accent on; null ends the trial. */
export const AccentTrial = createContext<(accent: AccentVariables | null) => void>(() => {});

/** Accent variables as a CSS rule; "" if there are none. */
export function accentRule(variables: AccentVariables): string {
  const set = variables.map(([name, value]) => `${name}:${value}`);
  return set.length > 0 ? `:root{${set.join(";")}}` : "";
}

/** Applies an accent to the page: the one saved since the page loaded, or the one being previewed. */
export function Accented({ accent, children }: { accent: AccentVariables; children: ReactNode }) {
  const [tried, setTried] = useState<AccentVariables | null>(null);
  const worn = JSON.stringify(tried ?? accent);
  useEffect(() => {
    const { style } = document.documentElement;
    const variables: AccentVariables = JSON.parse(worn);
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      // "initial" and not an empty value: the page's own style may still have the accent it was rendered with.
      for (const [name] of variables) style.setProperty(name, "initial");
    };
  }, [worn]);
  return <AccentTrial.Provider value={setTried}>{children}</AccentTrial.Provider>;
}
