// Writes the list of the account domain's texts and of the tests that reach them, and finds those that none reaches.
import { writeFileSync } from "node:fs";
import { build } from "esbuild";
import { allTests } from "./reports.mjs";

const TABLES = `
  export * from "./app/people/account/account-texts";
  export * from "./app/people/account/account-page-texts";
  export * from "./app/people/account/field-texts";
`;
const TAG = /\[text:([\w.-]+)\]/g;

/**
 * Writes reports/texts.md: each text, and every passed test that has its key in its title, "[text:login.weak-password]".
 *
 * @returns {Promise<string[]>} the keys that no test reaches
 */
export async function listTexts() {
  const texts = await textsByKey();
  const tests = allTests().filter(({ status }) => status === "passed" || status === "flaky");
  const reached = tagged(tests);
  const placesOf = (key) =>
    new Set(reached.filter((one) => one.key === key).map(({ place }) => place));
  const lines = Object.entries(texts).flatMap(([key, text]) => [
    `- \`${key}\`: ${text}`,
    ...Array.from(placesOf(key), (place) => `  - ${place}`),
  ]);
  writeFileSync(
    "reports/texts.md",
    `# Texts and the tests that reach them\n\n${lines.join("\n")}\n`,
  );
  return Object.keys(texts).filter((key) => placesOf(key).size === 0);
}

const tagged = (tests) =>
  tests.flatMap(({ title, file }) =>
    Array.from(title.matchAll(TAG), ([, key]) => ({
      key,
      place: `${file}: ${title.replaceAll(TAG, "").trim()}`,
    })),
  );

/** The tables of the domain, as the code itself has them. */
async function textsByKey() {
  const { outputFiles } = await build({
    stdin: { contents: TABLES, resolveDir: process.cwd() },
    alias: { "~": "./app" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const [{ text }] = outputFiles;
  const tables = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`
  );
  const named = {
    login: tables.signInTexts,
    "login-default": tables.signInDefaults,
    reset: tables.resetTexts,
    verification: tables.verificationTexts,
    deletion: tables.deletionTexts,
    field: tables.fieldTexts,
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, table]) =>
      Object.entries(table).map(([code, text]) => [`${name}.${code}`, text]),
    ),
  );
}
