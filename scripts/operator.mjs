// What every command of the operator's begins with: the project's folder, its settings, and the built program.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Loads a program of the operator's out of the build; without a build it ends the process with a sentence.
 *
 * @param {string} name of the file in build/, without its ending
 */
export async function loadProgram(name) {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  if (existsSync(".env")) process.loadEnvFile(".env");
  // Nothing is signed here: no secret is to be made in DATA_DIR, where the server might not be able to read it.
  process.env.SESSION_SECRET ||= randomBytes(32).toString("hex");
  if (!existsSync(`build/${name}.js`)) fail("Kickabout is not built yet: npm run build.");
  return import(`../build/${name}.js`);
}

/** Ends the process with a sentence about what went wrong. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
