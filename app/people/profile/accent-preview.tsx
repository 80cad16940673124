import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** The variables of app/look/styles/tokens.css that an accent overrides; none for the default accent. */
export type AccentVariables = readonly (readonly [name: string, value: string])[];

const Preview = createContext<(accent: AccentVariables | null) => void>(() => {});

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
  return <Preview.Provider value={setTried}>{children}</Preview.Provider>;
}

/** Previews an accent on the whole page while the calling component is mounted. */
export function useAccentPreview(accent: AccentVariables): void {
  const tryOn = useContext(Preview);
  const worn = JSON.stringify(accent);
  useEffect(() => {
    tryOn(JSON.parse(worn));
    return () => tryOn(null);
  }, [worn, tryOn]);
}
