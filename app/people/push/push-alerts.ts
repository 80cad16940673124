import { TimeoutError, timeout } from "remix-utils/promise";
import type { Flash } from "~/look/ui/flash";
import { paths } from "~/paths";
import type { PushSettings } from "~/platform/firebase/firebase-settings";
import type { PermissionStatus } from "./ask-permission";
import { keepToken, readToken } from "./device-token";
import {
  type CopyStatus,
  copyToasts,
  disabledToast,
  type PushStatus,
  pushToasts,
} from "./push-texts";

/** Spec, section 7: push messaging. */
const TOKEN_TIMEOUT_MS = 15_000;

/**
 * Turns alerts on for this device, with the permission that was just asked for: keeps its token here and on our server.
 *
 * @returns what to say of it
 * @throws whatever nobody foresaw
 */
export async function enable(
  permission: PermissionStatus,
  settings: PushSettings | null,
): Promise<Flash> {
  const status = permission === "granted" && settings ? await subscribe(settings) : permission;
  return pushToasts[status];
}

/** Turns alerts off for this device. What goes wrong behind that is silent (spec, section 8). */
export async function disable(settings: PushSettings | null): Promise<Flash> {
  const token = readToken();
  keepToken(null);
  await Promise.allSettled([
    token && post("unsubscribe", token),
    settings && timeout(giveBack(settings), { ms: TOKEN_TIMEOUT_MS }),
  ]);
  return disabledToast;
}

/** Tells our server once more of a device that has alerts on: whose it is now, and that it is in use. Never throws. */
export async function refresh(): Promise<void> {
  const token = readToken();
  if (token) await post("subscribe", token).catch(() => {});
}

/** Copies this device's token (spec, section 8: copy token). */
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
  keepToken(token);
  return "granted";
}

async function giveBack(settings: PushSettings): Promise<void> {
  const { giveTokenBack } = await import("./firebase-messaging");
  await giveTokenBack(settings);
}

/** @returns whether our server did it */
async function post(intent: "subscribe" | "unsubscribe", token: string): Promise<boolean> {
  const { language, platform } = navigator;
  const body = new URLSearchParams({ intent, token, language, platform });
  try {
    return (await fetch(paths.push, { method: "POST", body })).ok;
  } catch {
    return false;
  }
}
