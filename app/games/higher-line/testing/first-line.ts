import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LineFile } from "../line-file.server";

const folder = fileURLToPath(new URL("../lines/", import.meta.url));
const files = readdirSync(folder).map(
  (name): LineFile => JSON.parse(readFileSync(folder + name, "utf8")),
);
const items = files.flatMap(({ categories }) => categories.flatMap((one) => one.items));
const first = files.flatMap(({ editions }) => editions).find(({ number }) => number === 1);

/** The items of the first line, which 22 November 2026 has. */
export const firstLine = (first?.items ?? []).map((wanted) => {
  const item = items.find(({ id }) => id === wanted);
  if (!item) throw new Error(`There is no item ${wanted}.`);
  return item;
});

/** Its right calls, as the buttons say them. */
export const rightCalls = firstLine.slice(1).map(({ value }, place) => {
  const before = firstLine[place]?.value ?? 0;
  return value > before ? "Higher" : "Lower";
});

/** The other call. */
export const wrongCall = (place: number) => (rightCalls[place] === "Higher" ? "Lower" : "Higher");
