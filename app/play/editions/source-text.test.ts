import { expect, it } from "vitest";
import { sourceText } from "./source-text";

it.each([
  ["jfjelstul/worldcup", "goals.csv", "Fjelstul World Cup Database"],
  [
    "martj42/international_results",
    "results.csv, 8 June 1990",
    "International football results, 8 June 1990",
  ],
  ["openfootball", "'World Cup 1950', cup.txt", "openfootball, 'World Cup 1950'"],
  ["World Cup 2026", "openfootball/worldcup", "World Cup 2026"],
  ["Laws of the Game", "Law 12, section 3", "Laws of the Game, Law 12, section 3"],
])("of %s, %s is %s", (title, where, text) => {
  expect(sourceText({ title, where })).toBe(text);
});
