import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";

const SLUG = "low-block";
const FOLDER = `app/games/${SLUG}`;
const LINE = `  "${SLUG}": "sealed",`;
const copied = ["app", "tests", "scripts", "package.json", "server.ts", "env.d.ts"];
const configs = readdirSync(".").filter((name) => /config\.(ts|js|json)$/.test(name));

type Report = {
  success: boolean;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};

it("a title is added with a folder and one line outside it", {
  timeout: 240_000,
  retry: 0,
}, async () => {
  const site = mkdtempSync(join(tmpdir(), "twelfth-title-"));
  onTestFinished(() => rm(site, { recursive: true }), 120_000);
  for (const name of [...copied, ...configs]) cpSync(name, join(site, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(site, "node_modules"));
  const before = contentsOf(site);
  addFolder(join(site, FOLDER));
  const list = readFileSync("app/playable.ts", "utf8");
  writeFileSync(join(site, "app/playable.ts"), list.replace("} as const", `${LINE}\n} as const`));

  await run(site, "node_modules/typescript-7/bin/tsc");
  await run(site, "node_modules/vitest/vitest.mjs", [
    ...["run", "--project", "rules", "--project", "titles", "-t", "low-block|Low Block"],
    ...["app/playable.test.ts", "app/site/catalogue/catalogue.server.test.ts"],
    "tests/contract/games-sqlite.test.ts",
  ]);
  const report: Report = JSON.parse(readFileSync(join(site, "reports/unit.json"), "utf8"));
  const passed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed")
    .map(({ fullName }) => fullName);
  expect(report.success).toBe(true);
  expect(passed).toContain("the catalogue tells the whole story of 'Low Block'");
  expect(passed.filter((name) => name.includes(SLUG)).length).toBeGreaterThan(40);

  const after = contentsOf(site);
  const outside = [...after.keys()].filter((file) => !file.startsWith(`${FOLDER}/`));
  expect(outside).toEqual([...before.keys()]);
  const changed = outside.filter((file) => after.get(file) !== before.get(file));
  expect(changed).toEqual(["app/playable.ts"]);
  const lines = list.split("\n");
  const linesAfter = after.get("app/playable.ts")?.split("\n") ?? [];
  expect(linesAfter.filter((line) => !lines.includes(line))).toEqual([LINE]);
  expect(linesAfter).toHaveLength(lines.length + 1);
});

/** A title that is Wall Pass by another name. */
function addFolder(folder: string) {
  cpSync("app/games/wall-pass", folder, { recursive: true });
  for (const file of filesIn(folder)) {
    if (/\.(tsx?|css|json)$/.test(file)) {
      const text = readFileSync(file, "utf8");
      const renamed = text.replaceAll("wall-pass", SLUG).replaceAll("Wall Pass", "Low Block");
      writeFileSync(file, renamed);
    }
    const name = basename(file);
    if (name.includes("wall-pass")) {
      renameSync(file, join(file, "..", name.replace("wall-pass", SLUG)));
    }
  }
}

/** What each file of the sources has, by its path in the copy. */
function contentsOf(site: string): Map<string, string> {
  const folders = ["app", "tests", "scripts"].map((name) => join(site, name));
  const files = folders.flatMap(filesIn).sort();
  return new Map(files.map((file) => [relative(site, file), readFileSync(file, "latin1")]));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Runs a tool in the copy; rejects with what it printed if it fails. */
async function run(cwd: string, file: string, args: readonly string[] = []) {
  // Without the emulators of the contract suite: the local engine is enough.
  const env = {
    ...process.env,
    FIREBASE_AUTH_EMULATOR_HOST_REASON: "not asked for",
    FIRESTORE_EMULATOR_HOST_REASON: "not asked for",
  };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, [file, ...args], options).catch((error) => {
    throw new Error(`${file}\n${error.stdout}\n${error.stderr}`);
  });
}
