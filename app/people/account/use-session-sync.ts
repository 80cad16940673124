import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const CHANNEL = "kickabout-session";

/**
 * Tells the other tabs who is signed in here, and looks again when another tab says somebody else is. If the user of this
 * tab is gone, its document is loaded anew: the data that came with it names them.
 *
 * @param userId null for a visitor
 */
export function useSessionSync(userId: string | null): void {
  const { revalidate } = useRevalidator();
  const known = useRef(userId);
  known.current = userId;
  const hasNews = useRef(false);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data === known.current) return;
      hasNews.current = known.current !== null;
      revalidate();
    };
    return () => channel.close();
  }, [revalidate]);

  useEffect(() => {
    if (hasNews.current) location.reload();
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(userId);
    channel.close();
  }, [userId]);

  useEffect(() => {
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      hasNews.current = persisted && known.current !== null;
      if (persisted) revalidate();
    };
    addEventListener("pageshow", lookAgain);
    return () => removeEventListener("pageshow", lookAgain);
  }, [revalidate]);
}
