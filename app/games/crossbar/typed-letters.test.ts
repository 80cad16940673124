import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { savedLetters, saveLetters } from "./typed-letters";

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

it("keeps the letters of each attempt until its end, and then nothing", () => {
  saveLetters("one-", "tea..");
  saveLetters("two-", "e.iv.");
  expect([savedLetters("one-"), savedLetters("two-")]).toEqual(["tea..", "e.iv."]);
  saveLetters("one-", "team.");
  saveLetters("two-", null);
  expect([savedLetters("one-"), savedLetters("two-")]).toEqual(["team.", ""]);
  saveLetters("one-", null);
  expect(storage.size).toBe(0);
});

it("keeps those of the latest nine attempts, by when they were last open", () => {
  saveLetters("first-", "a....");
  saveLetters("second-", "b....");
  saveLetters("first-", "aa...");
  for (let other = 1; other <= 8; other += 1) saveLetters(`other${other}-`, "c....");
  expect(savedLetters("first-")).toBe("aa...");
  expect(savedLetters("second-")).toBe("");
});

it("has no letters where storage is blocked", () => {
  vi.stubGlobal("localStorage", {});
  saveLetters("one-", "tea..");
  expect(savedLetters("one-")).toBe("");
});
