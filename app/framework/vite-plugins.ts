import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const REMIX = "@remix-run/react/dist";

/** What of the framework ours stand in the place of: its way of importing it, and the file. */
const replaced: Record<string, string> = {
  "./routeModules.js": "route-modules.ts",
  "./fog-of-war.js": "route-discovery.ts",
};

/** Puts files of this folder in the place of parts of the framework; what ours take of them comes from the same build of it. */
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

/** Vite's own brings stylesheets and modules ahead of a part that is fetched on a press: there are none to bring. */
export const smallPreload: Plugin = {
  name: "small-preload",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
};
