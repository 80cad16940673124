import { createContext } from "react";
import type { AdPlace } from "~/platform/config/partner-settings";

/** The kept parts of a page (app/platform/page-cache/fragment-cache.server.ts). */
type Fragments = {
  element: string;
  slot: (
    name: string,
    address: string,
    props: object,
  ) => { place: string; isCached: boolean } | null;
};

type Render = {
  styles: string;
  boot: string;
  houseAd: (place: AdPlace) => string;
  nonce: string | undefined;
  hasFailed: boolean;
  fragments?: Fragments | undefined;
};

/** The value in the browser. */
export const NONE: Render = {
  styles: "",
  boot: "",
  houseAd: () => "",
  nonce: undefined,
  hasFailed: false,
};

/**
 * What only the server knows when it renders a document: the stylesheet, the boot script and house ads that it inlines,
 * the nonce that marks its own inline scripts for the policy, whether an error page takes the page's place, and the parts
 * of it that are kept. Hydration leaves these elements as they are, so their content is not sent again with the scripts.
 */
export const PageRender = createContext(NONE);
