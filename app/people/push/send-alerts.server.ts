import type { Messaging } from "firebase-admin/messaging";
import type { DocumentStore, StoredDocument } from "~/platform/storage/document-store";
import { GAME_ALERTS, nextAlertAt, readAlert } from "./alert-time.server";
import { PUSH_SUBSCRIPTIONS } from "./push-store.server";
import { type Notice, sendBatch } from "./send-batch.server";

const PAGE = 100;
const MAX_DEVICES = 20;
/** An alert that is later than this, since no server ran, is left out. */
const MAX_LATE_MS = 60 * 60_000;

/** The I/O that sending needs. */
export type AlertServices = {
  store: DocumentStore;
  messaging: Pick<Messaging, "sendEach">;
  /** What the alert says to a user, in their time zone; null if there is nothing left to play. */
  alertFor: (userId: string, zone: string, now: number) => Promise<Omit<Notice, "tag"> | null>;
};

/**
 * Sends the daily alerts that are due, each to all devices of its user. An alert is recorded before it is sent: one too few is better
 * than one too many, with several processes and after a kill.
 *
 * @param now milliseconds since the epoch
 * @returns how many users were alerted
 */
export async function sendAlerts(services: AlertServices, now: number): Promise<number> {
  const orderBy = { field: "nextAt", direction: "asc" } as const;
  let alerted = 0;
  for (;;) {
    const { documents } = await services.store.query(GAME_ALERTS, { orderBy, limit: PAGE });
    const due = documents.filter(({ data }) => Number(data.nextAt) <= now);
    for (const document of due) alerted += (await alertOne(services, document, now)) ? 1 : 0;
    if (due.length < PAGE) return alerted;
  }
}

async function alertOne(
  services: AlertServices,
  { id: userId }: StoredDocument,
  now: number,
): Promise<boolean> {
  const alert = await claim(services.store, userId, now);
  if (!alert || now - alert.nextAt > MAX_LATE_MS) return false;
  const tokens = await tokensOf(services.store, userId);
  const text = tokens.length > 0 ? await services.alertFor(userId, alert.zone, now) : null;
  if (!text) return false;
  const { unregistered } = await sendBatch(
    services.messaging,
    tokens,
    { ...text, tag: "games" },
    false,
  );
  await Promise.all(unregistered.map((token) => services.store.delete(PUSH_SUBSCRIPTIONS, token)));
  return true;
}

/** Puts a due alert off to its next day; null if another process did. A document that can't be read is removed. */
async function claim(store: DocumentStore, userId: string, now: number) {
  return store.transaction(async (transaction) => {
    const stored = await transaction.get(GAME_ALERTS, userId);
    const alert = readAlert(stored);
    if (stored && !alert) transaction.delete(GAME_ALERTS, userId);
    if (!alert || alert.nextAt > now) return null;
    transaction.set(GAME_ALERTS, userId, { ...alert, nextAt: nextAlertAt(alert, now) });
    return alert;
  });
}

async function tokensOf(store: DocumentStore, userId: string): Promise<string[]> {
  const where = { userId };
  const { documents } = await store.query(PUSH_SUBSCRIPTIONS, { where, limit: MAX_DEVICES });
  return documents.map(({ id }) => id);
}
