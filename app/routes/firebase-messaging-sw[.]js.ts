import { workerScript } from "~/people/push/worker-script.server";

/** The worker for messages; it has to be at the site's root. */
export function loader() {
  return new Response(workerScript(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    },
  });
}
