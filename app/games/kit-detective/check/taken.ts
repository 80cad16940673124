import { z } from "zod";
import type { RecordProblem } from "~/play/rules/server-game.server";
import { isLongAgo } from "../../../../scripts/editions/schedule-promises";
import { cases, editions, shirts } from "../editions.server";
import type { ShirtRecord } from "../editions-file.server";

/** Shirts of which no more than what they are has to be filled in. */
const begunSchema = z.object({
  shirts: z.array(
    z.looseObject({
      ...{ id: z.string(), nation: z.string(), side: z.string(), years: z.string() },
      women: z.boolean(),
    }),
  ),
});
type Begun = Pick<ShirtRecord, "id" | "nation" | "years" | "women"> & { side: string };

const YEAR_LENGTH = 4;

/**
 * The shirts of an operator's file that the release has too, and that hung too short a time before.
 *
 * @param content the file, filled in or not
 * @param first the number of its first case
 */
export function takenShirts(content: unknown, first: number): RecordProblem[] {
  const begun: readonly Begun[] = begunSchema.safeParse(content).data?.shirts ?? [];
  return begun.flatMap((own) => {
    const same = shirts.find((one) => isSame(one, own) && !hasRested(one.id, first));
    if (!same) return [];
    return { record: own.id, reason: `The release has its shirt, '${same.id}': take another.` };
  });
}

const isSame = (one: Begun, other: Begun) =>
  one.nation === other.nation &&
  one.side === other.side &&
  one.women === other.women &&
  one.years.slice(0, YEAR_LENGTH) === other.years.slice(0, YEAR_LENGTH);

/** Whether a shirt hung long before a case, or never did. */
const hasRested = (id: string, number: number) =>
  cases.every(
    (one, place) => !one.shirts.includes(id) || isLongAgo(editions.schedule, place + 1, number),
  );
