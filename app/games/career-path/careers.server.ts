import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
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

const careerById = new Map(careers.map((career) => [career.id, career]));

/** The schema of an operator's file: careers, and the ids of those of the release that come again. */
export const addedCareersSchema: z.ZodType<Career[]> = z
  .array(z.unknown())
  .transform((list, context) =>
    list.map((one, place) => {
      const known = typeof one === "string" ? careerById.get(one) : one;
      if (known !== undefined) return known;
      context.addIssue({
        code: "custom",
        path: [place],
        message: `is '${one}', which is no career of the release`,
      });
      return z.NEVER;
    }),
  )
  .pipe(careersFileSchema);

/** Whether a career is one of the release, word for word. */
export const isOfRelease = (career: Career): boolean =>
  isDeepStrictEqual(careerById.get(career.id), career);

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
