import { getPatchRoutesOnNavigationFunction as ownDiscovery } from "@remix-run/react/dist/fog-of-war";
import { loadPendingDocument } from "./load-document";

export {
  getPartialManifest,
  isFogOfWarEnabled,
  useFogOFWarDiscovery,
} from "@remix-run/react/dist/fog-of-war";

/** The framework's own key: it has loaded a document because of a new release. */
const VERSION_KEY = "remix-manifest-version";

/**
 * Replaces the framework's route discovery (vite.config.ts). After a new release under an open tab, that one drops the
 * search parameters, shows an error the second time, and whenever the list of routes is unreachable.
 */
export const getPatchRoutesOnNavigationFunction: typeof ownDiscovery = (...options) => {
  const discover = ownDiscovery(...options);
  return (
    discover &&
    (async (asked) => {
      try {
        // A document ends the tab's old release, so there is no going round in circles to guard against.
        sessionStorage.removeItem(VERSION_KEY);
        await discover(asked);
      } catch (error) {
        if (!asked.signal.aborted && !asked.fetcherKey) await loadPendingDocument();
        throw error;
      }
    })
  );
};
