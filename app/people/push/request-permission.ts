import type { PushSettings } from "~/platform/firebase/firebase-settings";
import type { PushStatus } from "./push-texts";

/** Outcomes known before a token is requested. */
export type PermissionStatus = Exclude<PushStatus, "timeout" | "error">;

/**
 * Requests notification permission if push can work here. Call it in a press: browsers require one.
 *
 * @param settings null if the server has no push
 */
export async function requestPermission(settings: PushSettings | null): Promise<PermissionStatus> {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  if (!settings) return "missing-vapid-key";
  const permission = await Notification.requestPermission();
  return permission === "default" ? "dismissed" : permission;
}
