import { describe, expect, it } from "vitest";
import { copyToasts, disabledToast, type PushStatus, pushToasts } from "./push-texts";
import { unexpectedToast } from "./use-push-alerts";

const warnings: [PushStatus, string][] = [
  ["unsupported", "Push notifications aren't supported in this browser. Try a different device."],
  ["denied", "Notifications are blocked. Update your browser permissions to turn them on."],
  ["dismissed", "We need permission to send notifications. Allow them when prompted to opt in."],
  [
    "missing-vapid-key",
    "Push notifications aren't fully configured yet. Ask the team to add the web push key.",
  ],
  ["timeout", "The notification service took too long to respond. Refresh the page and try again."],
  ["error", "We couldn't enable push notifications on this device. Please try again later."],
];

describe("what is said of push alerts", () => {
  it.each(warnings)("%s", (status, message) => {
    expect(pushToasts[status]).toEqual({
      status: "warning",
      title: "Push alerts unavailable",
      message,
    });
  });

  it("granted, disabled, and an unexpected error", () => {
    expect(pushToasts.granted).toEqual({ status: "success", title: "Push alerts enabled" });
    expect(disabledToast).toEqual({ status: "info", title: "Push alerts disabled" });
    expect(unexpectedToast).toMatchObject({
      status: "error",
      message: "Something went wrong while enabling push notifications. Refresh and try again.",
    });
  });

  it("a copy of the token that can't be made", () => {
    expect(copyToasts.unavailable).toEqual({ status: "warning", title: "Copy unavailable" });
    expect(copyToasts.failed).toEqual({
      status: "error",
      title: "Copy failed",
      message: "We couldn't copy the token. Select and copy it manually instead.",
    });
  });
});
