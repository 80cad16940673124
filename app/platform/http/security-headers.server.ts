import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Environment } from "~/platform/config/environment.server";

/**
 * Headers of every response, except Content-Security-Policy, which each page sets itself. Those that only plugins and
 * browsers of the past read are left out: on a slow line each of them delays the first paint.
 */
export function securityHeaders({ ORIGIN }: Environment): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: ORIGIN?.startsWith("https:") ?? false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: { action: "deny" },
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
