import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "./ask";
import { endingOf, folderForTest } from "./processes";

const IMPORTS_THE_BUILD = `
  let timers = 0;
  for (const name of ["setInterval", "setTimeout"]) {
    const real = globalThis[name];
    globalThis[name] = (...given) => {
      timers += 1;
      return real(...given);
    };
  }
  const build = await import("./build/server/index.js");
  process.stdout.write(timers + " " + typeof build.entry.module.startJobs);
`;

it("importing the renderer starts no job: no timer runs and no store is opened", async () => {
  const { PATH, HOME } = process.env;
  const DATA_DIR = folderForTest();
  const child = spawn(process.execPath, ["--input-type=module", "--eval", IMPORTS_THE_BUILD], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: "production", DATA_DIR },
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(await endingOf(child)).toEqual({ code: 0, out: "0 function", error: "" });
  expect(readdirSync(DATA_DIR)).not.toContain("kickabout.db");
});
