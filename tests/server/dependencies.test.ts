import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { root } from "./ask";

const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const files = ["", "parts", "server", "server/assets"].flatMap((folder) =>
  readdirSync(join(root, "build", folder))
    .filter((name) => name.endsWith(".js"))
    .map((name) => join("build", folder, name)),
);

/** The built files, parsed by esbuild. */
const { metafile } = await build({
  entryPoints: files,
  absWorkingDir: root,
  outdir: "unwritten",
  bundle: true,
  splitting: true,
  packages: "external",
  platform: "node",
  format: "esm",
  write: false,
  metafile: true,
  logLevel: "silent",
});

/** The packages that a built file imports. */
function packagesOf(file: string): string[] {
  const imports = metafile.inputs[file]?.imports ?? [];
  const bare = imports.filter(({ external }) => external).map(({ path }) => path);
  const names = bare.map((path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(names)].filter((name) => !isBuiltin(name));
}

describe("what the built server imports", () => {
  it.each(files)("%s finds among the run-time dependencies", (file) => {
    const missing = packagesOf(file).filter((name) => !(name in dependencies));
    expect(missing).toEqual([]);
  });

  it("is read at all: the app stands on react", () => {
    const app = files.filter((file) => file.startsWith("build/server/"));
    expect(app.flatMap(packagesOf)).toContain("react");
  });

  it("is in its own files, but for what is Firebase's or seldom asked for", () => {
    const own = files.filter((file) => !file.startsWith("build/server/"));
    expect(new Set(own.flatMap(packagesOf))).toEqual(
      new Set(["@resvg/resvg-js", "firebase", "firebase-admin", "undici"]),
    );
  });
});
