import type { ProfilePart } from "./profile-part";
import type { ProfileTab } from "./profile-tab";

/** Separate chunks, so that a page loads only the tab it shows (docs/decisions/0030). */
const sources: Record<ProfileTab, () => Promise<ProfilePart>> = {
  details: () => import("./details-part"),
  appearance: () => import("./appearance-part"),
  kits: () => import("./kits-part"),
};

const loaded = new Map<ProfileTab, ProfilePart>();

/** A tab's part, if it has loaded. */
export const partOf = (tab: ProfileTab): ProfilePart | undefined => loaded.get(tab);

/**
 * Loads a tab's part.
 *
 * @throws the browser's error if the chunk can't be loaded
 */
export async function loadPart(tab: ProfileTab): Promise<void> {
  loaded.set(tab, await sources[tab]());
}

// On a client-side navigation the most likely first tab loads in parallel with the page's data.
if (typeof document !== "undefined" && "hydrated" in document.documentElement.dataset) {
  loadPart("details").catch(() => {});
}

/**
 * Loads the parts in the server-rendered page before it hydrates. Where one is lost it never resolves: the page stays
 * HTML, whose form the browser sends.
 */
export async function loadShownParts(): Promise<void> {
  const shown = Array.from(document.querySelectorAll<HTMLElement>("[data-part]"));
  try {
    await Promise.all(shown.map(({ dataset }) => loadPart(dataset.part as ProfileTab)));
  } catch {
    await new Promise<never>(() => {});
  }
}
