import { product } from "~/config/product";
import type { WorkerSettings } from "./worker";
import script from "./worker.ts?script";

/**
 * The messaging worker, with what this server says of itself in front of it. It shows what Firebase sends without
 * Firebase's own script, so the project's keys are not among it: a page gives them to whoever asks for a token.
 */
export function workerScript(): string {
  const settings: WorkerSettings = { name: product.name, icon: "/favicon.svg" };
  return `self.kickabout=${JSON.stringify(settings)};\n${script}`;
}
