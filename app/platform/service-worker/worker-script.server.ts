import script from "./worker.ts?script";

/**
 * The service worker's script, prefixed with the build's version: browsers update a worker only if its text changes,
 * and each build has another offline page and quiz.
 *
 * @param version of the build, as the framework counts them
 */
export function workerScript(version: string): string {
  return `/* ${version.replace(/\W/g, "")} */\n${script}`;
}
