import { TimeoutError, timeout } from "remix-utils/promise";
import type { Flash } from "~/look/ui/flash";
import type { PushSettings } from "~/platform/firebase/firebase-settings";
import { rarePaths } from "~/rare-paths";
import { readToken } from "./device-token";
import { storeToken } from "./device-token-store";
import {
  type CopyStatus,
  copyToasts,
  disabledToast,
  type PushStatus,
  pushToasts,
} from "./push-texts";
import type { PermissionStatus } from "./request-permission";

/** docs/rules.md#alerts. */
const TOKEN_TIMEOUT_MS = 15_000;

/**
 * Turns alerts on for this device once permission was requested: stores its token here and on the server.
 *
 * @returns the toast to show
 * @throws on unexpected errors
 */
export async function enable(
  permission: PermissionStatus,
  settings: PushSettings | null,
): Promise<Flash> {
  const status = permission === "granted" && settings ? await subscribe(settings) : permission;
  return pushToasts[status];
}

/** Turns alerts off for this device. Further errors are silent (docs/rules.md#alerts). */
export async function disable(settings: PushSettings | null): Promise<Flash> {
  const token = readToken();
  storeToken(null);
  await Promise.allSettled([
    token && post("unsubscribe", token),
    settings && timeout(giveBack(settings), { ms: TOKEN_TIMEOUT_MS }),
  ]);
  return disabledToast;
}

/** Renews the server's record of this device: its current user, and that it is in use. Never throws. */
export async function refresh(): Promise<void> {
  const token = readToken();
  if (token) await post("subscribe", token).catch(() => {});
}

/** Copies this device's token. */
export async function copyToken(): Promise<{ status: CopyStatus; toast: Flash }> {
  const status = await copied(readToken() ?? "");
  return { status, toast: copyToasts[status] };
}

async function copied(token: string): Promise<CopyStatus> {
  if (!navigator.clipboard) return "unavailable";
  try {
    await navigator.clipboard.writeText(token);
    return "copied";
  } catch {
    return "failed";
  }
}

async function subscribe(settings: PushSettings): Promise<PushStatus> {
  const { requestToken } = await import("./firebase-messaging");
  let token: string;
  try {
    token = await timeout(requestToken(settings), { ms: TOKEN_TIMEOUT_MS });
  } catch (error) {
    return error instanceof TimeoutError ? "timeout" : "error";
  }
  if (!(await post("subscribe", token))) {
    void giveBack(settings).catch(() => {});
    return "error";
  }
  storeToken(token);
  return "granted";
}

async function giveBack(settings: PushSettings): Promise<void> {
  const { revokeToken } = await import("./firebase-messaging");
  await revokeToken(settings);
}

/** @returns whether the server accepted it */
async function post(intent: "subscribe" | "unsubscribe", token: string): Promise<boolean> {
  const { language, platform } = navigator;
  const body = new URLSearchParams({ intent, token, language, platform });
  try {
    return (await fetch(rarePaths.push, { method: "POST", body })).ok;
  } catch {
    return false;
  }
}
