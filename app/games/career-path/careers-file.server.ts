import { z } from "zod";
import { CAREERS, MAX_STATIONS } from "./career";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const year = z.int().min(1930).max(2026);

const stationSchema = z.strictObject({
  /** The club's name of the time. */
  club: text.max(32),
  from: year,
  to: year,
  place: text.max(40).optional(),
  loan: z.literal(true).optional(),
  /** What was in the years without a club before this one, where there are more than two. */
  pause: text.max(60).optional(),
});

const careerSchema = z.strictObject({
  id: slug,
  name: text.max(32),
  /** Other names under which the search finds the player. */
  spellings: z.array(text.max(48)),
  nation: text.max(32),
  women: z.boolean(),
  born: year.min(1900),
  position: z.enum(["goalkeeper", "defender", "midfielder", "forward"]),
  /** Senior clubs in order, without youth and reserve teams. A loan that became a transfer is one station. */
  stations: z.array(stationSchema).min(3).max(MAX_STATIONS),
  /** The story of the oddest move, told at the end. */
  story: text.max(260),
  source: z.strictObject({
    title: text,
    kind: z.enum(["article", "data set", "encyclopedia", "organisation"]),
    where: text,
  }),
  /** Whether every station was compared with the source. */
  isRead: z.boolean(),
  /** The date on which the stations were last verified. */
  asOf: z.iso.date(),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  continent: z.enum(["africa", "asia", "europe", "north-america", "oceania", "south-america"]),
  /** The decade of the best years. */
  era: z.string().regex(/^(19[3-9]|20[012])0s$/, "has to be a decade such as 1990s"),
  tags: z.array(slug).min(1),
  /** The rows of a player in the data on clubs at World Cups: the name there, and the years that it has. */
  check: z.strictObject({ article: text, years: z.array(year).min(1) }).optional(),
});

/** The schema of a file of careers, six a week, the weeks one after the other. */
export const careersFileSchema = z
  .array(careerSchema)
  .refine(({ length }) => length > 0 && length % CAREERS === 0, {
    message: `has to have ${CAREERS} careers for each week`,
  });

/** The schema of the names that the search offers. */
export const namesFileSchema = z.array(
  z.strictObject({ name: text.max(32), spellings: z.array(text.max(48)).optional() }),
);

export type Career = z.infer<typeof careerSchema>;
export type PlayerName = z.infer<typeof namesFileSchema>[number];
