import { useEffect, useState } from "react";

type Loaded = typeof import("./auth-panel");

let loaded: Loaded | undefined;

/**
 * Loads the auth dialog's chunk, which only pages that show it include: most visits never open it.
 *
 * @throws the browser's error if the chunk can't be loaded
 */
export async function loadAuthDialog(): Promise<Loaded> {
  loaded = await import("./auth-panel");
  return loaded;
}

/** Event handlers for links to the dialog: they preload it on the first sign of intent. */
export const preloadAuthDialog = {
  onPointerEnter: prepareAuthDialog,
  onFocus: prepareAuthDialog,
};

function prepareAuthDialog(): void {
  // The click tries again.
  loadAuthDialog().catch(() => {});
}

/** The auth dialog, once it is open and loaded. If it can't be loaded, the document is, which has it in its HTML. */
export function useAuthDialog(isWanted: boolean): Loaded["AuthDialog"] | null {
  const [, setLoaded] = useState(loaded !== undefined);
  useEffect(() => {
    // Also if it was loaded since the render: only a state change renders again.
    if (!isWanted) return;
    loadAuthDialog().then(
      () => setLoaded(true),
      () => location.reload(),
    );
  }, [isWanted]);
  return (isWanted && loaded?.AuthDialog) || null;
}
