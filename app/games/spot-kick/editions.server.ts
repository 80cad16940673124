import { z } from "zod";
import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import editionsData from "./editions.json";
import { shootOutOf } from "./generator.server";
import { allStories, storyOf } from "./stories.server";
import voided from "./voided.json";

const keeperSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().trim().min(3).max(20),
  seed: z.int().min(0).max(0xffffffff),
});

const fileSchema = z.strictObject({ editions: z.array(keeperSchema).min(1) });

export type KeeperRecord = z.infer<typeof keeperSchema>;

/** The keepers by edition number; the first is number 1. */
export const keepers: readonly KeeperRecord[] = fileSchema.parse(editionsData).editions;

export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, 240) },
  openFrom: "2027-07-20",
  voided,
  schema: fileSchema,
  builtIn: () => keepers,
  read: (file, known) => repeatedId(file.editions, known) ?? file.editions,
  idsOf: ({ id }) => [id],
  build({ name, seed }, { number, hasVoid }) {
    const { puzzle, pairs } = shootOutOf(name, seed);
    return {
      puzzle,
      answer: { pairs, story: storyOf(number), ...(hasVoid && { isVoid: true }) },
    };
  },
  reported(id, { at, numberOf }) {
    const keeper = at(numberOf(id));
    if (keeper) return { title: "Spot Kick", summary: `The keeper ${keeper.name}` };
    const story = allStories().find((one) => one.id === id);
    return story ? { title: "Spot Kick", summary: `The story of ${story.title}` } : null;
  },
});
