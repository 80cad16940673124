import { createContext } from "react";
import type { AdPlace } from "~/platform/config/partner-settings";
import type { PageFragments } from "~/platform/page-cache/fragment-cache.server";

type Render = {
  styles: string;
  boot: string;
  houseAd: (place: AdPlace) => string;
  nonce: string | undefined;
  isError: boolean;
  fragments?: PageFragments | undefined;
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
 * the nonce that marks its own inline scripts for the policy, whether the page is an error, and the parts of it that are kept. Hydration leaves these
 * elements as they are, so their content is not sent again with the scripts.
 */
export const PageRender = createContext(NONE);
