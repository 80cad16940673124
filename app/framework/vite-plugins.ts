import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const REMIX = "@remix-run/react/dist";

/** The framework modules that ours replace: their import specifier, and our file. */
const replaced: Record<string, string> = {
  "./routeModules.js": "route-modules.ts",
  "./fog-of-war.js": "route-discovery.ts",
};

/** Replaces modules of the framework by files of this folder, which import from the same build of it. */
export const replaceFramework: Plugin = {
  name: "replace-framework",
  enforce: "pre",
  async resolveId(source, importer) {
    if (source === `${REMIX}/fog-of-war`)
      return this.resolve(`${REMIX}/esm/fog-of-war.js`, importer);
    const ours = importer?.includes(`/${REMIX}/esm/`) ? replaced[source] : undefined;
    return ours ? fileURLToPath(new URL(ours, import.meta.url)) : null;
  },
};

/** Vite's preload helper fetches the stylesheets and modules of a lazy chunk first: ours have none. */
export const smallPreload: Plugin = {
  name: "small-preload",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
};
