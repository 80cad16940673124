import type { KitState } from "./case";
import { NextCase } from "./next-case";
import { Waiting } from "./waiting";

/**
 * What stands in the place of a shirt: what waits of a case, or what comes after it.
 *
 * @param waiting a case of which all that is in the dark was put aside; null for one that is over
 */
export default function Notice({ waiting }: { waiting: KitState | null }) {
  return waiting ? <Waiting state={waiting} /> : <NextCase />;
}
