import type { Flash } from "~/look/ui/flash";

/** The outcome of turning alerts on for this device. */
export type PushStatus =
  | "unsupported"
  | "denied"
  | "dismissed"
  | "granted"
  | "missing-vapid-key"
  | "timeout"
  | "error";

const unavailable = (message: string): Flash => ({
  status: "warning",
  title: "Push alerts unavailable",
  message,
});

/** The toast for each outcome. */
export const pushToasts: Record<PushStatus, Flash> = {
  granted: { status: "success", title: "Push alerts enabled" },
  unsupported: unavailable(
    "Push notifications aren't supported in this browser. Try a different device.",
  ),
  denied: unavailable(
    "Notifications are blocked. Update your browser permissions to turn them on.",
  ),
  dismissed: unavailable(
    "We need permission to send notifications. Allow them when prompted to opt in.",
  ),
  "missing-vapid-key": unavailable(
    "Push notifications aren't fully configured yet. Ask the team to add the web push key.",
  ),
  timeout: unavailable(
    "The notification service took too long to respond. Refresh the page and try again.",
  ),
  error: unavailable(
    "We couldn't enable push notifications on this device. Please try again later.",
  ),
};

export const disabledToast: Flash = { status: "info", title: "Push alerts disabled" };

/** The outcome of copying the token. */
export type CopyStatus = "copied" | "unavailable" | "failed";

/** Copying the token: the failures are fixed word for word (docs/rules.md#texts), the success is not. */
export const copyToasts: Record<CopyStatus, Flash> = {
  copied: { status: "success", title: "Token copied" },
  unavailable: { status: "warning", title: "Copy unavailable" },
  failed: {
    status: "error",
    title: "Copy failed",
    message: "We couldn't copy the token. Select and copy it manually instead.",
  },
};
