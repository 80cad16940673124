import { useContext, useEffect } from "react";
import { AccentTrial, type AccentVariables } from "./accented";

/** Previews an accent on the whole page while the calling component is mounted. */
export function useAccentPreview(accent: AccentVariables): void {
  const tryOn = useContext(AccentTrial);
  const worn = JSON.stringify(accent);
  useEffect(() => {
    tryOn(JSON.parse(worn));
    return () => tryOn(null);
  }, [worn, tryOn]);
}
