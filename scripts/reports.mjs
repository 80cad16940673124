// Parses the reports of the two test runners: every test with its full title and status.
import { readFileSync } from "node:fs";

/**
 * Every test of the last run.
 *
 * @returns {{ title: string, file: string, status: "passed" | "flaky" | "failed" | "skipped" }[]}
 */
export const allTests = () => [...unitTests(), ...browserTests()];

/** Vitest's tests; a title starts with its outermost describe. One that passed on a retry keeps its first failure. */
export function unitTests() {
  return report("unit").testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      title: [...ancestorTitles, title].filter(Boolean).join(" › "),
      file: name.replace(`${process.cwd()}/`, ""),
      status: unitStatus(status, failureMessages),
    })),
  );
}

function unitStatus(status, failureMessages) {
  if (status === "passed") return failureMessages.length > 0 ? "flaky" : "passed";
  return status === "failed" ? "failed" : "skipped";
}

/** Playwright's tests, one per project; one that passed on a retry is flaky. */
function browserTests() {
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
