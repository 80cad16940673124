import type { MeasuredState } from "../fixtures/browser-title";
import { ofEachTitle } from "../fixtures/browser-titles";

/** The report and the crowd of an end, which no stranger meets first. */
const END_HTML = 14 * 1024;

/** The states of titles that load script: running, and at the end. */
export const titleStates: readonly MeasuredState[] = Object.values(
  ofEachTitle(({ states }, slug) =>
    states.map((state) => ({
      path: `/play/${slug}`,
      ...(/-(end|results)$/.test(state.name) && { html: END_HTML }),
      ...state,
    })),
  ),
).flat();
