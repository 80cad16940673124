import type { HeadersFunction } from "@remix-run/node";
import { formHeaders } from "~/platform/http/form-headers";
import { ownPageHeaders } from "~/platform/http/own-page";

/** The headers of a duel's pages: a reader's own, with the Retry-After of a refused form. */
export const duelHeaders: HeadersFunction = (given) => ({
  ...ownPageHeaders(given),
  ...formHeaders(given),
});
