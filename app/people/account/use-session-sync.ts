import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const CHANNEL = "kickabout-session";

/**
 * Broadcasts the signed-in user to the other tabs, and revalidates when another tab reports a different one. When this
 * tab's user is gone, the document is reloaded, because its data names them.
 *
 * @param userId null for a visitor
 */
export function useSessionSync(userId: string | null): void {
  const { revalidate } = useRevalidator();
  const known = useRef(userId);
  known.current = userId;
  const mustReload = useRef(false);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === known.current) return;
      mustReload.current = known.current !== null;
      revalidate();
    };
    return () => channel.close();
  }, [revalidate]);

  useEffect(() => {
    if (mustReload.current) location.reload();
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(userId);
    channel.close();
  }, [userId]);

  useEffect(() => {
    const revalidateRestored = ({ persisted }: PageTransitionEvent) => {
      mustReload.current = persisted && known.current !== null;
      if (persisted) revalidate();
    };
    addEventListener("pageshow", revalidateRestored);
    return () => removeEventListener("pageshow", revalidateRestored);
  }, [revalidate]);
}
