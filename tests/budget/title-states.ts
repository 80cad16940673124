import type { MeasuredState } from "../fixtures/browser-title";
import { ofEachTitle } from "../fixtures/browser-titles";

/** The states of titles that load script: running, and at the end. */
export const titleStates: readonly MeasuredState[] = Object.values(
  ofEachTitle(({ states }, slug) => states.map((state) => ({ path: `/play/${slug}`, ...state }))),
).flat();
