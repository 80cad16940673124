import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "./sqlite-files";

/** Runs an operator's command on a data folder, to its end. */
export async function runCommand(name: string, dataDir: string, ...args: string[]) {
  const child = spawnCommand(name, dataDir, ...args);
  const ended = once(child, "exit");
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: (await ended)[0], out, error };
}

/** Starts one. */
export const spawnCommand = (name: string, dataDir: string, ...args: string[]) =>
  spawnCommandWith({ DATA_DIR: dataDir }, name, ...args);

/** Starts one with these variables. */
export function spawnCommandWith(
  variables: Record<string, string | undefined>,
  name: string,
  ...args: string[]
) {
  return spawn(process.execPath, [join(root, `scripts/${name}.mjs`), ...args], {
    env: { NODE_ENV: "test", PATH: process.env.PATH, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
