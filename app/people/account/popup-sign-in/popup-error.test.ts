import { describe, expect, it } from "vitest";
import { PopupError, popupErrorCode } from "./popup-error";

describe("popupErrorCode", () => {
  it.each([
    [new PopupError("wrong-user"), "wrong-user"],
    [{ code: "auth/popup-blocked" }, "popup-blocked"],
    [{ code: "auth/popup-closed-by-user" }, "popup-closed-by-user"],
    [{ code: "auth/operation-not-allowed" }, "operation-not-allowed"],
    [{ code: "auth/internal-error" }, "network-request-failed"],
    [{ code: "auth/web-storage-unsupported" }, "operation-not-supported-in-this-environment"],
    [new TypeError("of ours"), "unknown"],
    [null, "unknown"],
  ])("of %o is %s", (error, code) => {
    expect(popupErrorCode(error)).toBe(code);
  });

  it.each([new PopupError("cancelled-popup-request"), { code: "auth/cancelled-popup-request" }])(
    "of one that the next popup cancelled is none",
    (error) => {
      expect(popupErrorCode(error)).toBeNull();
    },
  );
});
