import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { accentVariables } from "./accent-variables";
import type { Hex } from "./hex-color";

const Preview = createContext<(accent: Hex | null) => void>(() => {});

const names = accentVariables("000000").map(([name]) => name);

/** Makes the page wear an accent: the one that was saved since the page came, or one that is only being tried. */
export function Accented({ accent, children }: { accent: Hex; children: ReactNode }) {
  const [tried, setTried] = useState<Hex | null>(null);
  const worn = tried ?? accent;
  useEffect(() => {
    const { style } = document.documentElement;
    const variables = new Map(accentVariables(worn));
    for (const name of names) style.setProperty(name, variables.get(name) ?? "initial");
  }, [worn]);
  return <Preview.Provider value={setTried}>{children}</Preview.Provider>;
}

/** Tries an accent on the whole page for as long as the component that asks for it is there. */
export function useAccentPreview(accent: Hex): void {
  const tryOn = useContext(Preview);
  useEffect(() => {
    tryOn(accent);
    return () => tryOn(null);
  }, [accent, tryOn]);
}
