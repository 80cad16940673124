import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseEnvironment } from "./environment.server";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kickabout-secret-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const secretIn = (folder: string) => parseEnvironment({ DATA_DIR: folder }).SESSION_SECRET;

describe("the session secret", () => {
  it("is made when none is given, long enough to sign with", () => {
    expect(secretIn(dataDir).length).toBeGreaterThanOrEqual(32);
  });

  it("stays the same from start to start", () => {
    expect(secretIn(dataDir)).toBe(secretIn(dataDir));
  });

  it("is another one in another data folder", () => {
    expect(secretIn(dataDir)).not.toBe(secretIn(join(dataDir, "other")));
  });

  it("is readable by its owner only", () => {
    secretIn(dataDir);
    expect(statSync(join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
  });

  it("leaves nothing else behind in the data folder", () => {
    secretIn(dataDir);
    expect(readdirSync(dataDir)).toEqual(["session-secret"]);
  });

  it("is kept in a data folder that had to be made", () => {
    const folder = join(dataDir, "deep", "down");
    expect(secretIn(folder)).toBe(readFileSync(join(folder, "session-secret"), "utf8"));
  });

  it("is not kept when it is given", () => {
    parseEnvironment({ DATA_DIR: dataDir, SESSION_SECRET: "0123456789abcdef0123456789abcdef" });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("names DATA_DIR when something else stands where it would be kept", () => {
    mkdirSync(join(dataDir, "session-secret"));
    expect(() => secretIn(dataDir)).toThrow(/^The variable DATA_DIR can't be used: [^\n]+\.$/);
  });
});
