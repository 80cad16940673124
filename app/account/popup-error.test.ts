import { describe, expect, it } from "vitest";
import { PopupError, popupErrorCode } from "./popup-error";

const firebase = (code: unknown) => Object.assign(new Error("Firebase"), { code });

describe("popupErrorCode", () => {
  it.each([
    [new PopupError("popup-closed-by-user"), "popup-closed-by-user"],
    [new PopupError("network-request-failed"), "network-request-failed"],
    [firebase("auth/popup-blocked"), "popup-blocked"],
    [firebase("auth/popup-closed-by-user"), "popup-closed-by-user"],
    [firebase("auth/internal-error"), "internal-error"],
    [firebase(7), "unknown"],
    [new TypeError("Failed to fetch"), "unknown"],
    ["a text", "unknown"],
    [null, "unknown"],
    [undefined, "unknown"],
  ])("of %s is %s", (error, code) => {
    expect(popupErrorCode(error)).toBe(code);
  });

  it.each([new PopupError("cancelled-popup-request"), firebase("auth/cancelled-popup-request")])(
    "is none for a popup that the next one cancelled: %s",
    (error) => {
      expect(popupErrorCode(error)).toBeNull();
    },
  );
});
