import { environment } from "~/platform/config/environment.server";
import { product } from "~/platform/config/product";
import type { WorkerSettings } from "./worker";
import script from "./worker.ts?script";

/**
 * The messaging worker, with the server's settings prepended. It shows Firebase's messages without Firebase's own
 * script, so the sender id is all it needs of the project.
 */
export function workerScript(): string {
  const settings: WorkerSettings = {
    name: product.name,
    icon: "/icon-192.png",
    senderId: environment().push?.messagingSenderId ?? null,
  };
  return `self.kickabout=${JSON.stringify(settings)};\n${script}`;
}
