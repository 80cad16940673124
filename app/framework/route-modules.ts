import type { RouteModule, RouteModules } from "@remix-run/react/dist/routeModules";
import type { EntryRoute } from "@remix-run/react/dist/routes";
import { DocumentInstead, loadPendingDocument } from "./load-document";

/**
 * In the place of the framework's own (vite.config.ts), which reloads the page one is on when the next one's script is
 * lost, so that the click leads nowhere. Here it leads to its document.
 *
 * @returns the module; where the script is lost and the page isn't left, one that loads its document if it is ever shown
 */
export async function loadRouteModule(
  { id, module, hasClientAction }: EntryRoute,
  loaded: RouteModules,
): Promise<RouteModule> {
  const known = loaded[id];
  if (known) return known;
  try {
    const arrived: RouteModule = await import(/* @vite-ignore */ module);
    loaded[id] = arrived;
    return arrived;
  } catch {
    const { state } = window.__remixRouter.state.navigation;
    // A form for the server alone is on its way already, beside the script.
    if (state === "loading" || hasClientAction) await loadPendingDocument();
    return { default: DocumentInstead };
  }
}
