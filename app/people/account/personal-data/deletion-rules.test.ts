import { describe, expect, it } from "vitest";
import type { Provider } from "~/platform/identity/identity-provider";
import { deletionErrors, isRecentLogin } from "./deletion-rules";

const confirmation = "Type DELETE to confirm.";
const password = "Enter your current password to continue.";
const MINUTE_MS = 60_000;

describe("deletionErrors", () => {
  it.each<[Provider, Record<string, string>, object]>([
    ["password", { confirmation: "DELETE", password: "x" }, {}],
    ["password", { confirmation: "  delete\n", password: " " }, {}],
    ["password", { confirmation: "Delete", password: "" }, { password }],
    ["password", { confirmation: "DELETE!", password: "x" }, { confirmation }],
    ["password", { confirmation: "D E L E T E", password: "x" }, { confirmation }],
    ["password", {}, { confirmation, password }],
    ["google", { confirmation: "dElEtE" }, {}],
    ["apple", { confirmation: "" }, { confirmation }],
  ])("finds for a %s account in %j the errors %j", (provider, fields, errors) => {
    expect(deletionErrors((field) => fields[field] ?? "", provider)).toEqual(errors);
  });
});

describe("isRecentLogin", () => {
  it.each([
    [0, true],
    [5 * MINUTE_MS - 1, true],
    [5 * MINUTE_MS, false],
    [24 * 60 * MINUTE_MS, false],
  ])("of a login %i ms ago says %s", (age, isRecent) => {
    const now = Date.parse("2026-11-21T10:00:00Z");
    expect(isRecentLogin(now - age, now)).toBe(isRecent);
  });
});
