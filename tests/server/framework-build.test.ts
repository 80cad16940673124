import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./ask";

const scriptsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(root, folder, name), "utf8"))
    .join("\n");

/** What app/framework/vite-plugins.ts replaces: a text of it, and the package that has it. */
const replaced = [
  ["Vite's helper that preloads", "vite:preloadError", "node_modules/vite/dist/node/chunks"],
  [
    "Remix's loader of route modules",
    "Error loading route module",
    "node_modules/@remix-run/react/dist/esm",
  ],
] as const;

it.each(replaced)("%s is not in what browsers get", (_name, text, from) => {
  expect(scriptsIn(from)).toContain(text);
  expect(scriptsIn("build/client/assets")).not.toContain(text);
});

it("Remix still imports what is replaced under those names", () => {
  const framework = scriptsIn("node_modules/@remix-run/react/dist/esm");
  expect(framework).toMatch(/from '\.\/routeModules\.js'/);
  expect(framework).toMatch(/getPatchRoutesOnNavigationFunction.* from '\.\/fog-of-war\.js'/);
});
