import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

it("has a shirt's colour and a picture for each look of a keeper but the first", () => {
  const css = textOf("keepers.css");
  const looks = [...css.matchAll(/\.spot\[data-look="(\d)"\]/g)].map(([, look]) => Number(look));
  const board = /LOOKS = (\d+)/.exec(textOf("../spot-board.tsx"))?.[1];
  expect(looks).toEqual(Array.from({ length: Number(board) - 1 }, (_, place) => place + 1));
  const pictures = textOf("pictures.svg");
  for (const look of looks) {
    expect(css).toContain(`pictures.svg#keeper-${look}"`);
    expect(pictures).toContain(`<view id="keeper-${look}"`);
  }
});
