import { type FirebaseApp, getApps, initializeApp } from "firebase/app";
import { deleteToken, getMessaging, getToken } from "firebase/messaging";
import type { PushSettings } from "~/platform/firebase/firebase-settings";
import { rarePaths } from "~/rare-paths";

const APP = "push";

/**
 * Requests this device's token from Firebase. Registers the worker at /firebase-messaging-sw.js, in a scope of its
 * own.
 *
 * @throws FirebaseError, DOMException
 */
export function requestToken(settings: PushSettings): Promise<string> {
  return getToken(getMessaging(appOf(settings)), { vapidKey: settings.vapidKey });
}

/** Revokes the token at Firebase and, even if that fails, ends the subscription on this device. */
export async function revokeToken(settings: PushSettings): Promise<void> {
  try {
    await deleteToken(getMessaging(appOf(settings)));
  } finally {
    const registration = await navigator.serviceWorker.getRegistration(rarePaths.pushScope);
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    await registration?.unregister();
  }
}

function appOf({ vapidKey: _, ...options }: PushSettings): FirebaseApp {
  return getApps().find(({ name }) => name === APP) ?? initializeApp(options, APP);
}
