// Reads what the two test runners reported: every test with its full title, and whether it passed.
import { readFileSync } from "node:fs";

/**
 * Every test of the last run.
 *
 * @returns {{ title: string, file: string, status: "passed" | "failed" | "skipped" }[]}
 */
export const allTests = () => [...unitTests(), ...browserTests()];

/** The tests that Vitest ran; a title begins with its outermost describe. */
export function unitTests() {
  return report("unit").testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      title: [...ancestorTitles, title].filter(Boolean).join(" › "),
      file: name.replace(`${process.cwd()}/`, ""),
      status: status === "passed" || status === "failed" ? status : "skipped",
    })),
  );
}

/** The tests that Playwright ran, one for each project; one that passed at a second try is flaky. */
export function browserTests() {
  return report("browser").suites.flatMap((suite) => testsIn(suite, []));
}

function testsIn({ title, file, specs = [], suites = [] }, above) {
  const titles = title === file ? above : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      title: [projectName, ...titles, spec.title].join(" › "),
      file: `tests/${file}`,
      status: statuses[status],
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, titles))];
}

const statuses = { expected: "passed", flaky: "flaky", unexpected: "failed", skipped: "skipped" };

const report = (name) => JSON.parse(readFileSync(`reports/${name}.json`, "utf8"));
