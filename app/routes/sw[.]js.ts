import type { LoaderFunctionArgs } from "@remix-run/node";
import { entityTagOf, hasVersion } from "~/platform/http/entity-tag.server";
import { workerScript } from "~/platform/service-worker/worker-script.server";

/** The worker for the whole site (docs/decisions/0013). Browsers ask for it again with every page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const script = workerScript(context.version ?? "");
  const tag = entityTagOf(script);
  const isKnown = hasVersion(tag, request.headers.get("If-None-Match"));
  return new Response(isKnown ? null : script, {
    status: isKnown ? 304 : 200,
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      ETag: tag,
    },
  });
}
