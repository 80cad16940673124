import { publicName } from "~/platform/names/public-name";

/** The length of a name under a shared result, in graphemes. */
export const SIGNATURE_MAX = 20;

/** A name under a shared result as it may be shown; "" for one that is refused by now. */
export const shownSignature = (name: string): string => publicName(name, SIGNATURE_MAX) ?? "";
