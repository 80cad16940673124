import { workerScript } from "~/people/push/worker-script.server";

/** The spec's messaging worker at the site root (section 7). */
export function loader() {
  return new Response(workerScript(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    },
  });
}
