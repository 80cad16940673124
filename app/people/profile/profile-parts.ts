import type { ProfilePart } from "./profile-part";
import type { ProfileTab } from "./profile-tab";

/** Each comes by itself, so that a page weighs no more than the tab that it shows (docs/decisions/0030). */
const sources: Record<ProfileTab, () => Promise<ProfilePart>> = {
  details: () => import("./details-part"),
  appearance: () => import("./appearance-part"),
  kits: () => import("./kits-part"),
};

const loaded = new Map<ProfileTab, ProfilePart>();

/** A tab's part, where it is here already. */
export const partOf = (tab: ProfileTab): ProfilePart | undefined => loaded.get(tab);

/**
 * Brings a tab's part.
 *
 * @throws what the browser says when it can't be reached
 */
export async function loadPart(tab: ProfileTab): Promise<void> {
  loaded.set(tab, await sources[tab]());
}

// On the way here from another page, what is most likely seen first comes beside the page's data.
if (typeof document !== "undefined" && "hydrated" in document.documentElement.dataset) {
  loadPart("details").catch(() => {});
}

/** Brings the parts that the page in sight has from the server, before it comes alive. */
export async function loadShownParts(): Promise<void> {
  const shown = Array.from(document.querySelectorAll<HTMLElement>("[data-part]"));
  await Promise.all(shown.map(({ dataset }) => loadPart(dataset.part as ProfileTab)));
}
