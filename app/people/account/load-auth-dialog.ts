import { useEffect, useState } from "react";

type Loaded = typeof import("./auth-panel");

let loaded: Loaded | undefined;

/**
 * Brings the auth dialog, which no page carries that doesn't show it: most of those who read are signed in, or don't ask.
 *
 * @throws what the browser says when it can't be reached
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
  // The press tries again.
  loadAuthDialog().catch(() => {});
}

/** The auth dialog, once it is wanted and here. Where it can't be brought, the page by itself may be: it has it in its HTML. */
export function useAuthDialog(isWanted: boolean): Loaded["AuthDialog"] | null {
  const [, setLoaded] = useState(loaded !== undefined);
  useEffect(() => {
    // Also where it came between the render and now: only a state brings the next render.
    if (!isWanted) return;
    loadAuthDialog().then(
      () => setLoaded(true),
      () => location.reload(),
    );
  }, [isWanted]);
  return (isWanted && loaded?.AuthDialog) || null;
}
