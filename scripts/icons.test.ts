import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countries } from "~/people/profile/countries";
import { flags, icons } from "./icons.mjs";

const committed = (name: string) =>
  readFileSync(new URL(`../app/look/ui/${name}`, import.meta.url), "utf8");

describe("the icons", () => {
  it("make the sprite that is committed", () => {
    expect(icons().sprite).toBe(committed("sprite.svg"));
  });

  it("make the names that are committed", () => {
    expect(icons().names).toBe(committed("icon-name.ts"));
  });

  it("have a picture for every name", () => {
    const names = Array.from(icons().names.matchAll(/\| "(.+)"/g), ([, name]) => name);
    const symbols = Array.from(icons().sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
    expect(symbols).toEqual(names);
  });
});

it("the flags are those that are committed, one for each country", () => {
  const path = new URL("../app/people/profile/flags.svg", import.meta.url);
  expect(flags()).toBe(readFileSync(path, "utf8"));
  const ids = Array.from(flags().matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual(countries.map(({ code }) => code));
});
