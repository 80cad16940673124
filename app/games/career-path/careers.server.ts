import weeks1 from "./careers/weeks-01-05.json";
import weeks2 from "./careers/weeks-06-09.json";
import weeks3 from "./careers/weeks-10-13.json";
import weeks4 from "./careers/weeks-14-17.json";
import {
  type Career,
  careersFileSchema,
  namesFileSchema,
  type PlayerName,
} from "./careers-file.server";
import namesData from "./names.json";

/** The built-in careers, six a week in rising difficulty; the first six are edition 1. */
export const careers: readonly Career[] = [weeks1, weeks2, weeks3, weeks4].flatMap((data) =>
  careersFileSchema.parse(data),
);

/** The names that the search offers with the built-in careers. */
export const builtInNames: readonly PlayerName[] = namesFileSchema.parse(namesData);

/** The names by the way they are written, in alphabetical order. */
const nameByText = new Map<string, PlayerName>();

for (const one of builtInNames) nameByText.set(one.name, one);

/** Every name that the search offers, an operator's players too, in alphabetical order. */
export function playerNames(): readonly PlayerName[] {
  return [...nameByText.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Lets the search offer the names of an operator's players too. */
export function addNames(file: readonly Career[]): void {
  for (const { name, spellings } of file) nameByText.set(name, { name, spellings });
}
