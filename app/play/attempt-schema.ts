import * as z from "zod";
import type { Attempt } from "./attempt";

/** Validates a stored attempt. */
export type AttemptSchema<Move> = z.ZodType<Attempt<Move>>;

/** The schema of a title's attempts. */
export function attemptSchemaFor<Move>(
  moveSchema: z.ZodType<Move>,
  maxMoves: number,
): AttemptSchema<Move> {
  return z.object({
    id: z.string().min(1).max(64),
    edition: z.number().int().min(1),
    date: z.iso.date(),
    startedOn: z.iso.date(),
    startedAt: z.number().int(),
    moves: z.array(z.object({ move: moveSchema, at: z.number().int().min(0) })).max(maxMoves),
    options: z.array(z.string().max(32)).max(8),
    isFriendly: z.boolean(),
    isLate: z.boolean(),
  }) as unknown as AttemptSchema<Move>;
}
