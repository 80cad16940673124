import { z } from "zod";
import type { DocumentData } from "~/platform/storage/document-store";
import type { Answer } from "~/play/player/answers.server";
import type { SharedResult } from "~/play/rules/shared-result";
import { generator } from "../generator.server";
import { type Shot, styles, zones } from "../shot";
import { squaresRow } from "../squares-row";
import { goalsOf, KICKS } from "../standing";
import { type Plan, type PlayedDuel, playDuel, type Side } from "./rules";

const zone = z.literal(zones);
const planSchema = z.object({
  kicks: z.array(z.object({ zone, style: z.enum(styles) })).length(KICKS),
  dives: z.array(zone).length(KICKS),
}) satisfies z.ZodType<Plan>;

const moreSchema = planSchema.extend({ seed: z.number() });

/** The plan of a stored challenge; null for anything else. */
export const planIn = (content: unknown): Plan | null => planSchema.safeParse(content).data ?? null;

/** A plan as documents have it. */
export const planContent = ({ kicks, dives }: Plan): DocumentData => ({
  kicks: kicks.map(({ zone, style }) => ({ zone, style })),
  dives: [...dives],
});

/**
 * The plan that a shoot-out was played by: its kicks and dives in their order, which come round again where it was over
 * before five.
 *
 * @returns null as long as nothing was kicked at
 */
export function planOfShootOut(mine: readonly Shot[], theirs: readonly Shot[]): Plan | null {
  if (mine.length === 0 || theirs.length === 0) return null;
  const places = Array.from({ length: KICKS }, (_, place) => place);
  return {
    kicks: places.map((place) => mine[place % mine.length] as Shot),
    dives: places.map((place) => (theirs[place % theirs.length] as Shot).dive),
  };
}

/** A shoot-out of two plans with the dice of a seed. */
function played(challenger: Plan, friend: Plan, seed: number): PlayedDuel {
  const below = generator(seed);
  return playDuel({ challenger, friend }, () => below(100));
}

/** A friend's answer to a challenge: what both sides came to, and what it takes to show the kicks. */
type DuelAnswer = Pick<Answer, keyof SharedResult | "to"> & { more: DocumentData };

/**
 * Plays a friend's plan against a challenger's.
 *
 * @param date of the answer
 * @param seed of its dice
 */
export function answerTo(challenger: Plan, friend: Plan, date: string, seed: number): DuelAnswer {
  const duel = played(challenger, friend, seed);
  return {
    ...resultOf(duel, "friend", date),
    to: resultOf(duel, "challenger", date),
    more: { ...planContent(friend), seed },
  };
}

/** What a side came to, as a shared result: its own row of squares comes first. */
function resultOf({ shots, winner }: PlayedDuel, side: Side, date: string): SharedResult {
  const other = side === "friend" ? "challenger" : "friend";
  return {
    ...{ edition: 0, date, elapsed: 0, isWin: winner === side },
    score: goalsOf(shots[side]),
    outOf: shots[side].length,
    squares: `${squaresRow(shots[side])}\n${squaresRow(shots[other])}`,
  };
}

/** The kicks of an answer; null where they are not known any more. */
export function shotsOf(challenger: Plan, { more }: Pick<Answer, "more">): PlayedDuel | null {
  const friend = moreSchema.safeParse(more).data;
  return friend ? played(challenger, friend, friend.seed) : null;
}
