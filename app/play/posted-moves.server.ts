import * as z from "zod";
import { onceFor } from "~/platform/once-for";
import type { PostedMove } from "./rules/attempt";
import type { ServerGame } from "./rules/server-game.server";
import { wholeNumber } from "./rules/whole-number";

/** The engine's own fields in a move's form; all others are the title's. */
const OWN_FIELDS = new Set(["intent", "attempt", "index", "date", "player", "moves"]);
const MAX_TYPED = 500;

/**
 * Parses the moves of a form: `moves` as JSON from a script, or one `index` and the title's own fields.
 *
 * @returns null if they are invalid
 */
export function parseMoves<Move>(
  game: ServerGame<unknown, unknown, Move>,
  form: FormData,
): PostedMove<Move>[] | null {
  const posted = form.has("moves") ? fromJson(form) : fromFields(game, form);
  const parsed = movesSchema(game as unknown as ServerGame).safeParse(posted);
  return parsed.success ? (parsed.data as PostedMove<Move>[]) : null;
}

const movesSchema = onceFor(({ rules, moveSchema }: ServerGame) => {
  const { maxMoves } = rules;
  const index = z
    .number()
    .int()
    .min(0)
    .max(maxMoves - 1);
  const elapsed = z.number().min(0).nullable();
  return z
    .array(z.object({ index, move: moveSchema, elapsed }))
    .min(1)
    .max(maxMoves);
});

function fromJson(form: FormData): unknown {
  try {
    return JSON.parse(String(form.get("moves")));
  } catch {
    return null;
  }
}

function fromFields<Move>(game: ServerGame<unknown, unknown, Move>, form: FormData): unknown {
  const move = game.moveFromForm(form);
  const index = wholeNumber(form.get("index"));
  return move === null || index === null ? null : [{ index, move, elapsed: null }];
}

/** The date of a move's edition as its form has it, right or wrong; null if it has none. */
export const moveDateIn = (form: FormData): string | null =>
  form.has("date") ? String(form.get("date")) : null;

/** The values of a title's own fields, for showing them again beside the problem. */
export function typedIn(form: FormData): Record<string, string> {
  const typed = Array.from(form).filter(
    (field): field is [string, string] => typeof field[1] === "string" && !OWN_FIELDS.has(field[0]),
  );
  return Object.fromEntries(typed.map(([name, value]) => [name, value.slice(0, MAX_TYPED)]));
}

/** The checked options that the title has. */
export function optionsIn({ options }: Pick<ServerGame, "options">, form: FormData): string[] {
  const ticked = form.getAll("option");
  return options.filter((option) => ticked.includes(option));
}
