import { environment } from "~/platform/config/environment.server";
import { product } from "~/platform/config/product";
import type { WorkerSettings } from "./worker";
import script from "./worker.ts?script";

/**
 * The messaging worker, with what this server says of itself in front of it. It shows what Firebase sends without
 * Firebase's own script, so of the project it has to know no more than who sends.
 */
export function workerScript(): string {
  const settings: WorkerSettings = {
    name: product.name,
    icon: "/icon-192.png",
    senderId: environment().push?.messagingSenderId ?? null,
  };
  return `self.kickabout=${JSON.stringify(settings)};\n${script}`;
}
