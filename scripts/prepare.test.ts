import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const needed = "Kickabout needs Node 22.13 or newer, or Node 20 from 20.19 on";

/**
 * Starts a fresh copy of the project as this version of Node without SQLite would, with an npm that finds no package.
 */
function startOn(version: string) {
  const folder = mkdtempSync(join(tmpdir(), "kickabout-prepare-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["scripts", "package.json", "package-lock.json"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, "npm"), "#!/bin/sh\nmkdir -p node_modules\n");
  chmodSync(join(folder, "npm"), 0o755);
  const preload = `
    process.getBuiltinModule = () => undefined;
    Object.defineProperty(process, "versions", { value: { node: "${version}" } });`;
  writeFileSync(join(folder, "preload.mjs"), preload);
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "./preload.mjs", "scripts/start.mjs"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: folder + delimiter + process.env.PATH, NODE_ENV: "test" },
    },
  );
  return { status, stderr };
}

describe("npm start on a Node", () => {
  it.each(["18.20.8", "20.18.3", "21.7.3", "22.12.0"])("like %s says which it needs", (version) => {
    expect(startOn(version)).toEqual({ status: 1, stderr: `${needed}; this is ${version}.\n` });
  });

  it("whose SQLite can't be installed says so", () => {
    expect(startOn("20.20.2")).toEqual({
      status: 1,
      stderr:
        "Node 20 has no SQLite of its own, and better-sqlite3 could not be installed: use Node 22.13 or newer, or install a C++ compiler first.\n",
    });
  });
});
