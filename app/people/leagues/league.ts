import * as z from "zod";
import { singleLine } from "~/platform/http/single-line";

/** A grapheme may have many characters: a family has eleven. */
const MAX_NAME = 1000;

const memberSchema = z.object({
  /** Who sits there, as past weeks call them: it tells nothing of a member who is gone. */
  seat: z.string(),
  userId: z.string(),
  /** The account's name on joining, for members without a profile. */
  name: z.string(),
  /** Whether the member wants to hear nothing of this league. */
  isMuted: z.boolean(),
});

const championSchema = z.object({
  /** The Monday of the week. */
  week: z.string(),
  seats: z.array(z.string()),
  points: z.number(),
});

export const leagueSchema = z.object({
  /** In one line, without signs that turn the text around it, whatever is stored. */
  name: z.string().transform((name) => singleLine(name, MAX_NAME)),
  code: z.string(),
  timeZone: z.string(),
  /** The owner's seat. */
  owner: z.string(),
  /** In the order of joining. */
  members: z.array(memberSchema),
  /** The Monday of the week that is closed next, and when that is, in milliseconds since the epoch. */
  week: z.string(),
  closesAt: z.number(),
  /** Of closed weeks in which a member had points, the latest first. */
  champions: z.array(championSchema),
  /** Counts the changes. */
  revision: z.number(),
});

/** A league as it is stored. */
export type StoredLeague = z.infer<typeof leagueSchema>;
export type League = StoredLeague & { id: string };
export type Member = z.infer<typeof memberSchema>;
export type Champion = z.infer<typeof championSchema>;

export const membershipSchema = z.object({
  /** The ids of the leagues, the newest first. */
  leagues: z.array(z.string()).catch([]),
  /** When the latest leagues were made. */
  made: z.array(z.number()).catch([]),
  /** The codes by which the member can't come back. */
  barred: z.array(z.string()).catch([]),
});

export type Membership = z.infer<typeof membershipSchema>;

/** A row of a week that is over. */
export const weekRowsSchema = z.array(z.object({ seat: z.string(), points: z.number() }));

export type WeekRow = z.infer<typeof weekRowsSchema>[number];

/** The member with a user's id; undefined for any other user. */
export const memberOf = (
  { members }: Pick<League, "members">,
  userId: string,
): Member | undefined => members.find((member) => member.userId === userId);
