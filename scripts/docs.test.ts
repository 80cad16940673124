import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const pagesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
const pages = ["README.md", ...pagesIn("docs"), ...pagesIn("docs/decisions")];

const variablesIn = (text: string) => new Set(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g));

/** The anchors of a page's headings, as code hosts make them. */
const anchorsOf = (page: string) =>
  Array.from(page.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  );

/** Whether there is no such file, or no such heading in it. */
function isBroken(link: string): boolean {
  const [file = "", anchor] = link.split("#");
  if (!existsSync(join(root, file))) return true;
  return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
}

/** A page's links, from the repository's root. */
const linksIn = (page: string) =>
  Array.from(read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, link = ""]) =>
    link.startsWith("#") ? page + link : join(dirname(page), link),
  );

const codeIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /[.](?:tsx?|mjs|css)$/.test(name) && !name.includes("node_modules"))
    .map((name) => `${folder}/${name}`);
const code = ["server.ts", ...["app", "scripts", "tests"].flatMap(codeIn)];

/** How code once cited documents that were never here. */
const CITATION = /\((?:spec|design),|\b(?:spec|design), section|\bthe\sspec\b/gi;

it.each(pages)("%s links to what is there", (page) => {
  expect(linksIn(page).filter(isBroken)).toEqual([]);
});

it("code cites no document that is not in the repository", () => {
  const wrong = code.flatMap((file) => {
    const text = read(file);
    const links = text.match(/[\w./-]+[.]md\b(?:#[\w-]+)?/g) ?? [];
    return [...links.filter(isBroken), ...(text.match(CITATION) ?? [])].map(
      (found) => `${file}: ${found}`,
    );
  });
  expect(wrong).toEqual([]);
});

it("each decision has a number of its own", () => {
  const numbers = pagesIn("docs/decisions").map((page) => /\d{4}/.exec(page)?.[0]);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

it(".env.example has each variable that the server reads, and no other", () => {
  const schemas = ["environment", "partner-variables"].map((name) =>
    read(`app/platform/config/${name}.server.ts`),
  );
  const named = schemas.flatMap((text) => text.match(/^ {2,4}[A-Z_]+(?=:)/gm) ?? []);
  const settings = new Set(named.map((name) => name.trim()).filter((name) => name !== "NODE_ENV"));
  const example = read(".env.example").match(/^(?:# )?[A-Z_]+(?==)/gm) ?? [];
  expect(new Set(example.map((line) => line.replace("# ", "")))).toEqual(settings);
});

it.each(["README.md", "docs/operating.md"])("%s names no variable that nothing reads", (page) => {
  const others = ["GOOGLE_APPLICATION_CREDENTIALS", "FIRESTORE_EMULATOR_JAR", "NODE_ENV"];
  const browsers = ["CHROMIUM_PATH", "CHROMIUM_SHELL_PATH", "REQUIRE_EMULATORS", "EDITIONS_DATA"];
  const known = new Set([...variablesIn(read(".env.example")), ...others, ...browsers]);
  expect([...variablesIn(read(page))].filter((name) => !known.has(name))).toEqual([]);
});

it("the container has each of the operator's commands but the one for trying the site out", () => {
  const commands = readdirSync(join(root, "scripts/commands")).filter(
    (name) => name !== "sample-fans",
  );
  const dockerfile = read("Dockerfile");
  expect(commands.filter((name) => !dockerfile.includes(`scripts/${name}.mjs`))).toEqual([]);
});
