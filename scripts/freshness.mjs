// Detects what is out of date: installed packages against the lockfile, the build against its sources.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const LOCKFILE = join(root, "package-lock.json");
const INSTALLED = join(root, "node_modules/.kickabout-lockfile");
const BUILT = join(root, "build/sources");
const SOURCES = [
  "app",
  "public",
  "scripts/build.mjs",
  "scripts/commands",
  "server.ts",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
];

const digest = (files) => {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return hash.digest("hex");
};

const filesOf = (path) =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path)).flatMap((name) => filesOf(join(path, name)))
    : [path];

export const sources = () =>
  digest(
    SOURCES.flatMap(filesOf)
      .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
      .sort(),
  );
const says = (file, text) => existsSync(file) && readFileSync(file, "utf8") === text;

function note(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Whether node_modules matches the current lockfile. */
export const isInstalled = () =>
  says(INSTALLED, digest(["package-lock.json"])) && existsSync(LOCKFILE);
export const markInstalled = () => note(INSTALLED, digest(["package-lock.json"]));

/** Whether the build matches the current sources. */
export const isBuilt = () => says(BUILT, sources());
export const markBuilt = (madeFrom) => note(BUILT, madeFrom);
