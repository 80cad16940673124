import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const CHANNEL = "kickabout-session";

/**
 * Tells the other tabs who is signed in here, and looks again when another tab says somebody else is.
 *
 * @param userId null for a visitor
 */
export function useSessionNews(userId: string | null): void {
  const { revalidate } = useRevalidator();
  const known = useRef(userId);
  known.current = userId;

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data !== known.current) revalidate();
    };
    return () => channel.close();
  }, [revalidate]);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(userId);
    channel.close();
  }, [userId]);

  useEffect(() => {
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate();
    };
    addEventListener("pageshow", lookAgain);
    return () => removeEventListener("pageshow", lookAgain);
  }, [revalidate]);
}
