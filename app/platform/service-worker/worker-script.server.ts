import script from "./worker.ts?script";

/**
 * The worker that keeps pages for when the network is gone, with the build's version in front of it: a browser takes a
 * worker for new only where its text is another, and a new build has another offline page and another quiz.
 *
 * @param version of the build, as the framework counts them
 */
export function workerScript(version: string): string {
  return `/* ${version.replace(/\W/g, "")} */\n${script}`;
}
