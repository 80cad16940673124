import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { isDataPath, pageOfData } from "~/framework/single-fetch";
import { rarePaths } from "~/rare-paths";
import { routeMatcher } from "./route-tree.server";
import { sendErrorPage } from "./send-error-page.server";

const READING = ["GET", "HEAD"];

/**
 * Refuses methods that an address has no use for, with a page and with Allow (RFC 9110, 15.5.6): only addresses with an
 * action take forms.
 */
export function allowedMethods(routes: ServerBuild["routes"]): RequestHandler {
  const methodsOf = methodsByPath(routes);
  return (request, response, next) => {
    if (READING.includes(request.method)) return next();
    const methods = methodsOf(request.path);
    if (methods.includes(request.method)) return next();
    response.set("Allow", methods.join(", "));
    sendErrorPage(response, 405);
  };
}

/** @returns a function from a path, of a page or of its data, to the methods that it takes */
export function methodsByPath(routes: ServerBuild["routes"]): (path: string) => string[] {
  const matched = routeMatcher(routes);
  return (path) => {
    const route = matched(pageOf(path)).at(-1);
    if (!route || !routes[route.id]?.module.action) return READING;
    // The session is the only thing that a script ends.
    return path === rarePaths.session ? [...READING, "POST", "DELETE"] : [...READING, "POST"];
  };
}

const pageOf = (path: string) =>
  isDataPath(path) ? new URL(pageOfData(`http://any.invalid${path}`)).pathname : path;
