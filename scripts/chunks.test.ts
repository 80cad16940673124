import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { chunkOf, chunks } from "./chunks";

const modules = Object.values(chunks).flat();

test.each(modules)("%s is a module", (path) => {
  expect(["ts", "tsx"].some((ending) => existsSync(`app/${path}.${ending}`))).toBe(true);
});

test("a module is in one chunk", () => {
  expect(modules.filter((path, index) => modules.indexOf(path) !== index)).toEqual([]);
});

test.each([
  ["/home/app/app/play/screen/live.tsx", "engine"],
  ["/home/app/app/shell/partners/network-ad.tsx", "partners"],
  ["/home/app/app/framework/hydration.ts", "framework"],
  ["/home/app/node_modules/react-dom/client.js", "framework"],
  ["\0vite/preload-helper.js", "shell"],
  ["/home/app/app/shell/share-press.ts", undefined],
])("%s is in %s", (id, chunk) => {
  expect(chunkOf(id)).toBe(chunk);
});
