import type { DocumentData, StoredDocument } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { cleanDetails, type DeviceDetails, type PushSubscriptionRecord } from "./push-subscription";

/** The collection of subscriptions, each with its device's token as id. */
export const PUSH_SUBSCRIPTIONS = "pushSubscriptions";

/** Beyond this limit the least recently active device is removed. */
const MAX_DEVICES = 20;

type Device = { token: string; userId: string };

/**
 * Stores a device's subscription, by merge. The token proves possession of the device, so one of another user is
 * reassigned.
 *
 * @param now milliseconds since the epoch
 * @returns whether it is new to this user
 * @throws DocumentStoreError
 */
export async function saveSubscription(
  { token, userId }: Device,
  details: DeviceDetails,
  now: number,
): Promise<boolean> {
  const store = await documents();
  const record: PushSubscriptionRecord = {
    token,
    userId,
    updatedAt: new Date(now).toISOString(),
    ...cleanDetails(details),
  };
  const isNew = await store.transaction(async (transaction) => {
    const former = await transaction.get(PUSH_SUBSCRIPTIONS, token);
    transaction.set(PUSH_SUBSCRIPTIONS, token, record, { merge: true });
    return former?.userId !== userId;
  });
  if (isNew) await forgetOldest(userId);
  return isNew;
}

/**
 * Deletes a device's subscription if it belongs to this user.
 *
 * @returns whether it existed
 * @throws DocumentStoreError
 */
export async function deleteSubscription({ token, userId }: Device): Promise<boolean> {
  const store = await documents();
  return store.transaction(async (transaction) => {
    const found = await transaction.get(PUSH_SUBSCRIPTIONS, token);
    const isOwn = found?.userId === userId;
    if (isOwn) transaction.delete(PUSH_SUBSCRIPTIONS, token);
    return isOwn;
  });
}

async function forgetOldest(userId: string): Promise<void> {
  const store = await documents();
  const { documents: own } = await store.query(PUSH_SUBSCRIPTIONS, {
    where: { userId },
    limit: MAX_DEVICES * 2,
  });
  const oldest = own.sort(byTime).slice(0, Math.max(0, own.length - MAX_DEVICES));
  await Promise.all(oldest.map(({ id }) => store.delete(PUSH_SUBSCRIPTIONS, id)));
}

const byTime = (one: StoredDocument, other: StoredDocument) =>
  timeOf(one.data) < timeOf(other.data) ? -1 : 1;

const timeOf = ({ updatedAt }: DocumentData) => String(updatedAt ?? "");
