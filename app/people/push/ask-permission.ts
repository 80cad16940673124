import type { PushSettings } from "~/platform/firebase/firebase-settings";
import type { PushStatus } from "./push-texts";

/** What can be told before anybody is asked for a token. */
export type PermissionStatus = Exclude<PushStatus, "timeout" | "error">;

/**
 * Asks for the permission to notify, where that can lead to anything. To be called in a press: browsers want one.
 *
 * @param settings null where the server has no push
 */
export async function askPermission(settings: PushSettings | null): Promise<PermissionStatus> {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  if (!settings) return "missing-vapid-key";
  const permission = await Notification.requestPermission();
  return permission === "default" ? "dismissed" : permission;
}
