import * as z from "zod";
import type { Attempt } from "./attempt";

/** Validates a stored attempt. */
export type AttemptSchema<Move> = z.ZodType<Attempt<Move>>;

/** More moves than any rules of any title allow. */
const MAX_MOVES = 1000;

const outcomeSchema = z.object({
  isWin: z.boolean(),
  score: z.number().int().min(0),
  outOf: z.number().int().min(0),
  elapsed: z.number().int().min(0),
});

/**
 * The schema of a title's attempts. The moves of attempts under other rules are whatever those rules had: only who has
 * those rules reads them.
 *
 * @param version of the rules that `moveSchema` and `maxMoves` belong to; an attempt that names none is of version 1
 */
export function attemptSchemaFor<Move>(
  version: number,
  moveSchema: z.ZodType<Move>,
  maxMoves: number,
): AttemptSchema<Move> {
  const own = attemptOf(z.literal(version), moveSchema, maxMoves);
  const other = attemptOf(z.number().int().min(1), z.unknown(), MAX_MOVES);
  const isOwn = (stored: unknown) => ((stored as Attempt | null)?.rules ?? 1) === version;
  return z.unknown().transform((stored, context) => {
    const { data, error } = (isOwn(stored) ? own : other).safeParse(stored);
    if (!error) return data;
    context.addIssue({ code: "custom", message: z.prettifyError(error) });
    return z.NEVER;
  }) as unknown as AttemptSchema<Move>;
}

function attemptOf(rules: z.ZodType<number>, move: z.ZodType, maxMoves: number) {
  const count = z.number().int().min(0);
  return z.object({
    id: z.string().min(1).max(64),
    rules: rules.default(1),
    edition: z.number().int().min(1),
    date: z.iso.date(),
    startedOn: z.iso.date(),
    startedAt: z.number().int(),
    moves: z.array(z.object({ move, at: count, seen: count.optional() })).max(maxMoves),
    options: z.array(z.string().max(32)).max(8),
    isFriendly: z.boolean(),
    best: count.optional(),
    isLate: z.boolean(),
    isRanked: z.literal(true).optional(),
    recorded: outcomeSchema.optional(),
  });
}
