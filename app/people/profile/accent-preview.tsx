import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** What an accent sets of the variables of app/look/styles/tokens.css; nothing for the product's own. */
export type AccentVariables = readonly (readonly [name: string, value: string])[];

const Preview = createContext<(accent: AccentVariables | null) => void>(() => {});

/** Accent variables as a rule of a stylesheet; "" where there are none. */
export function accentRule(variables: AccentVariables): string {
  const set = variables.map(([name, value]) => `${name}:${value}`);
  return set.length > 0 ? `:root{${set.join(";")}}` : "";
}

/** Makes the page wear an accent: the one that was saved since the page came, or one that is only being tried. */
export function Accented({ accent, children }: { accent: AccentVariables; children: ReactNode }) {
  const [tried, setTried] = useState<AccentVariables | null>(null);
  const worn = JSON.stringify(tried ?? accent);
  useEffect(() => {
    const { style } = document.documentElement;
    const variables: AccentVariables = JSON.parse(worn);
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      // "initial" and not nothing at all: the page's own style may still hold the accent that it came with.
      for (const [name] of variables) style.setProperty(name, "initial");
    };
  }, [worn]);
  return <Preview.Provider value={setTried}>{children}</Preview.Provider>;
}

/** Tries an accent on the whole page for as long as the component that asks for it is there. */
export function useAccentPreview(accent: AccentVariables): void {
  const tryOn = useContext(Preview);
  const worn = JSON.stringify(accent);
  useEffect(() => {
    tryOn(JSON.parse(worn));
    return () => tryOn(null);
  }, [worn, tryOn]);
}
