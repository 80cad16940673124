import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/** Moves the focus to an element when a value changes, never at the first render. */
export function useFocusOnChange<Target extends HTMLElement>(value: unknown) {
  const target = useRef<Target>(null);
  const hydrated = useHydrated();
  const shown = useRef(hydrated ? null : { value });
  useEffect(() => {
    if (shown.current?.value === value) return;
    shown.current = { value };
    target.current?.focus();
  }, [value]);
  return target;
}
