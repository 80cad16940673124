import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Environment } from "~/platform/config/environment.server";

/** Headers that every answer carries. The content policy is not among them: each page makes its own. */
export function securityHeaders({ ORIGIN }: Environment): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: ORIGIN?.startsWith("https:") ?? false,
    xFrameOptions: { action: "deny" },
  });
}
