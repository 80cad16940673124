import { environment } from "~/platform/config/environment.server";
import { firebaseApp } from "~/platform/firebase/firebase-app.server";
import { documents } from "~/platform/storage/documents.server";
import { type NotifyServices, notify } from "./notify.server";
import { readNotifyOrder } from "./notify-options.server";
import { OperatorError } from "./operator-error.server";

/**
 * `npm run notify` (scripts/notify.mjs): broadcasts to everyone with alerts on.
 *
 * @param words the arguments after `--`
 * @returns whether it is complete
 * @throws Error with a message for the operator
 */
export async function runNotify(
  words: string[],
  services: Pick<NotifyServices, "say" | "progress" | "stop">,
): Promise<boolean> {
  const order = readNotifyOrder(words);
  const { firebase } = environment();
  if (!firebase) {
    throw new OperatorError("Alerts go out through Firebase: set the FIREBASE_ variables first.");
  }
  const { getMessaging } = await import("firebase-admin/messaging");
  const messaging = getMessaging(firebaseApp(firebase.projectId));
  const store = await documents();
  try {
    return await notify({ ...services, store, messaging, now: Date.now() }, order);
  } finally {
    await store.close();
  }
}
