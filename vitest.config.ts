import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const alias = { "~": fileURLToPath(new URL("app", import.meta.url)) };

/** As in the browser: a second try for a busy machine; what needed it is named at the end of npm test. */
const retry = 1;

/** Ends what hangs. A busy machine takes ten times as long as an idle one. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** The contract of the titles and of what they store. */
const titles = ["tests/contract/games-*.test.ts", "tests/contract/play-stores-*.test.ts"];

/** Begins with the contract of all titles: at the end the other processes would have nothing left to do beside it. */
class TitlesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // By size, which says nothing of the cases that a file imports.
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.includes("/contract/games-");
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  test: {
    // Most of them wait for a server of their own: several at a time wait less.
    maxWorkers: 4,
    sequence: { sequencer: TitlesFirst },
    // For what waits for no server: the other projects have a process for each file.
    poolOptions: { threads: { isolate: false, maxThreads: 2, minThreads: 2 } },
    reporters: ["default", ["json", { outputFile: "reports/unit.json" }]],
    projects: [
      {
        resolve: { alias },
        test: {
          name: "rules",
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          // One process for all of them costs a fifth of what one for each does.
          pool: "threads",
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          ...patience,
          setupFiles: [
            "tests/fixtures/fresh-modules.ts",
            "tests/fixtures/no-console-errors.ts",
            "tests/fixtures/no-emulators.ts",
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "server",
          retry,
          include: ["tests/server/**/*.test.ts"],
          setupFiles: ["tests/fixtures/no-console-errors.ts", "tests/fixtures/no-emulators.ts"],
          ...patience,
        },
      },
      {
        resolve: { alias },
        test: {
          // Short forms; `npm run test:faults` runs the long ones.
          name: "faults",
          retry,
          include: ["tests/faults/**/*.test.ts"],
          setupFiles: ["tests/fixtures/no-console-errors.ts", "tests/fixtures/no-emulators.ts"],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // They put modules of their own in place, so each has a process of its own.
          name: "titles",
          retry,
          include: titles,
          globalSetup: ["tests/contract/global-setup.ts"],
          ...patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "contract",
          // The app's modules are fetched once for all of them, as for the rules.
          pool: "threads",
          isolate: false,
          retry,
          include: ["tests/contract/**/*.test.ts"],
          exclude: titles,
          globalSetup: ["tests/contract/global-setup.ts"],
          setupFiles: ["tests/fixtures/fresh-modules.ts"],
          ...patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "firebase",
          retry,
          include: ["tests/firebase/**/*.test.ts"],
          globalSetup: ["tests/contract/global-setup.ts"],
          ...patience,
        },
      },
    ],
  },
});
