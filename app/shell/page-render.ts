import { createContext } from "react";
import type { AdPlace } from "~/platform/config/partner-settings";

type Render = {
  styles: string;
  boot: string;
  houseAd: (place: AdPlace) => string;
  nonce: string | undefined;
  isError: boolean;
};

/** What a browser knows of it by itself. */
export const NONE: Render = {
  styles: "",
  boot: "",
  houseAd: () => "",
  nonce: undefined,
  isError: false,
};

/**
 * What the server alone knows while it renders a document: the stylesheet, the boot script and our own advertisements
 * that it writes into the page, the mark by which it finds its own inline scripts again to list them in the policy, and
 * whether the page says that something went wrong. In the browser they stand in the page already, and hydration leaves
 * them as they are, so that their text is not sent a second time with the scripts.
 */
export const PageRender = createContext(NONE);
