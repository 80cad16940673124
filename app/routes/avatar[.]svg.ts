import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderAvatar } from "~/people/profile/avatar/avatar.server";
import { entityTagOf, hasVersion } from "~/platform/http/entity-tag.server";

// Opened by itself it is a document of our origin: it may style itself and nothing else.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

export function loader({ request }: LoaderFunctionArgs) {
  const svg = renderAvatar(new URL(request.url).searchParams);
  const tag = entityTagOf(svg);
  const headers = {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": POLICY,
    ETag: tag,
  };
  const isKnown = hasVersion(tag, request.headers.get("If-None-Match"));
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(svg, { headers });
}
