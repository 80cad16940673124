import type { MeasuredState } from "../fixtures/browser-title";
import { ofEachTitle } from "../fixtures/browser-titles";

/** A running game, and the report and the crowd of an end: no stranger meets them first. */
const OWN_HTML = 14 * 1024;

/** The states of titles that load script: running, and at the end. */
export const titleStates: readonly MeasuredState[] = Object.values(
  ofEachTitle(({ states }, slug) =>
    states.map((state) => ({
      path: `/play/${slug}`,
      ...(/-(running|answered|end|results)$/.test(state.name) && { html: OWN_HTML }),
      ...state,
    })),
  ),
).flat();
