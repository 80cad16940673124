import { z } from "zod";
import { fullDate } from "~/platform/clock/calendar-date.server";
import { sourceText } from "~/play/editions/source-text";
import storiesData from "./stories.json";
import type { Story } from "./story";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const goals = z.number().int().min(0).max(99);
const kicks = z.string().regex(/^[ox]{2,40}$/);

const storySchema = z.strictObject({
  id: slug,
  title: text.max(40),
  text: text.max(260),
  date: z.iso.date(),
  event: text.max(60),
  continent: z.enum(["africa", "asia", "europe", "north-america", "oceania", "south-america"]),
  women: z.boolean(),
  teams: z.tuple([text.max(24), text.max(24)]),
  /** The score before the kicks, in the order of the teams. */
  score: z.tuple([goals, goals]),
  /** The kicks that counted. */
  shootout: z.tuple([goals, goals]),
  /** The winner by name, so that a tally in the wrong order is found. */
  winner: text,
  kicks: z.tuple([kicks, kicks]).optional(),
  source: z.strictObject({
    title: text,
    kind: z.enum(["archive", "book", "data set", "encyclopedia", "newspaper", "organisation"]),
    where: text,
  }),
  /** The teams as a data set calls them, if it has the match: its result, and its kicks one by one. */
  check: z
    .strictObject({
      result: z.tuple([text, text]).optional(),
      kicks: z.tuple([text, text]).optional(),
    })
    .optional(),
  /** The pages on which it was read, if it was read and not only known. */
  read: text.optional(),
});

/** The schema of the file: append-only, so that an edition keeps its story. */
export const storiesSchema = z.array(storySchema).min(1);

/** A story as its file has it. */
export type StoryRecord = z.infer<typeof storySchema>;

let parsed: readonly StoryRecord[] | undefined;

/** Every story, in the order of the editions that show them. They are parsed when they are first asked for. */
export function allStories(): readonly StoryRecord[] {
  parsed ??= storiesSchema.parse(storiesData);
  return parsed;
}

/** The story at the end of an edition; after the last story the first comes round again. */
export function storyOf(number: number): Story {
  const stories = allStories();
  const place = (((number - 1) % stories.length) + stories.length) % stories.length;
  const { id, title, text, date, event, teams, score, shootout, winner, kicks, source } = stories[
    place
  ] as StoryRecord;
  return {
    id,
    title,
    text,
    date: fullDate(date),
    event,
    teams,
    score: score.join("-"),
    shootout: shootout.join("-"),
    winner: winner === teams[0] ? 0 : 1,
    ...(kicks && { kicks }),
    source: sourceText(source),
  };
}
