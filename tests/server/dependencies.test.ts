import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { root } from "./ask";

const folder = join(root, "build");
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const files = [
  "server.js",
  ...readdirSync(join(folder, "server"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join("server", name)),
];

/** The packages that a built file imports by name, read by a parser and not guessed. */
async function packagesOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(folder, file)],
    absWorkingDir: root,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const bare = imports.filter(({ external }) => external).map(({ path }) => path);
  const names = bare.map((path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(names)].filter((name) => !isBuiltin(name));
}

describe("what the built server imports", () => {
  it.each(files)("%s finds among the run-time dependencies", async (file) => {
    const missing = (await packagesOf(file)).filter((name) => !(name in dependencies));
    expect(missing).toEqual([]);
  });

  it("is read at all: the server stands on SQLite, the app on react", async () => {
    expect(await packagesOf("server.js")).toContain("better-sqlite3");
    expect(await packagesOf("server/index.js")).toContain("react");
  });
});
