import { createContext } from "react";
import type { AdPlace } from "~/platform/config/partner-settings";

type Render = {
  styles: string;
  boot: string;
  houseAd: (place: AdPlace) => string;
  nonce: string | undefined;
  isError: boolean;
};

/** The value in the browser. */
export const NONE: Render = {
  styles: "",
  boot: "",
  houseAd: () => "",
  nonce: undefined,
  isError: false,
};

/**
 * What only the server knows when it renders a document: the stylesheet, the boot script and house ads that it inlines,
 * the nonce that marks its own inline scripts for the policy, and whether the page is an error. Hydration leaves these
 * elements as they are, so their content is not sent again with the scripts.
 */
export const PageRender = createContext(NONE);
