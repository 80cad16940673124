import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Each test that the page refers to: its file, and the titles. */
function proofs(): [file: string, title: string][] {
  const named = read("docs/security.md").matchAll(/`([\w/.-]+\.ts)`: ((?:"[^"]+"(?:, )?)+)/g);
  return Array.from(named).flatMap(([, file = "", titles = ""]) =>
    Array.from(titles.matchAll(/"([^"]+)"/g), ([, title = ""]): [string, string] => [
      file,
      title.replace(/\s+/g, " "),
    ]),
  );
}

describe("docs/security.md", () => {
  it("names only tests that are there", () => {
    const missing = proofs().filter(([file, title]) => !read(file).includes(`"${title}"`));
    expect(missing).toEqual([]);
  });

  it("has a proof for every threat", () => {
    expect(proofs().length).toBeGreaterThan(60);
    const rows = read("docs/security.md").split("## Threats")[1]?.split("\n## ")[0] ?? "";
    const threats = rows.split("\n").filter((row) => /^\| (?!what could|---)/.test(row));
    expect(threats.filter((row) => !row.includes(".ts`: "))).toEqual([]);
  });
});
