// Shared by all operator commands: the project's folder, its settings, and the built program.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Loads an operator command out of the build; without a build, ends the process with a message.
 *
 * @param {string} name of the file in build/, without its extension
 */
export async function loadProgram(name) {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  if (existsSync(".env")) process.loadEnvFile(".env");
  // Nothing is signed here, so no secret needs to be generated in DATA_DIR, where the server might not be able to read
  // it.
  process.env.SESSION_SECRET ||= randomBytes(32).toString("hex");
  if (!existsSync(`build/${name}.js`)) fail("Kickabout is not built yet: npm run build.");
  return import(`../build/${name}.js`);
}

/** Ends the process with an error message. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
