import { randomInt } from "node:crypto";
import { z } from "zod";
import { rightKey } from "~/play/rules/crowd";
import { halfPoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { scoreBars } from "~/play/rules/title-statistics";
import { wholeNumber } from "~/play/rules/whole-number";
import { duelAddress } from "./duel/duel-address";
import { editions } from "./editions.server";
import { formerRulings } from "./former-rules.server";
import { type SpotAnswer, type SpotMove, type SpotPuzzle, type SpotState, spotKick } from "./rules";
import { MAX_OFF_MS } from "./run-up-time";
import { sharedSentence, shootOutInWords, tallyOf } from "./shared-texts";
import { styles, type Zone, zones } from "./shot";
import { KICKS, MAX_KICKS } from "./standing";
import { refusals, resultText } from "./texts";

const zoneSchema = z.custom<Zone>((value) => (zones as readonly unknown[]).includes(value));

const moveSchema = z.union([
  z.strictObject({
    zone: zoneSchema,
    style: z.enum(styles),
    off: z.int().min(-MAX_OFF_MS).max(MAX_OFF_MS).optional(),
  }),
  z.strictObject({ dive: zoneSchema }),
]);

/** Spot Kick on the server: the dice go to the page, sealed. */
export const serverGame: ServerGame<SpotPuzzle, SpotAnswer, SpotMove, SpotState> = {
  rules: spotKick,
  answers: "sealed",
  minMoveMs: 250,
  hasTables: true,
  hasReplays: true,
  ...editions,
  former: formerRulings,
  moveSchema,
  moveFromForm(form) {
    const zoneIn = (field: string) => wholeNumber(form.get(field));
    const kick = () => ({ zone: zoneIn("zone"), style: form.get("style") });
    const move = form.has("dive") ? { dive: zoneIn("dive") } : kick();
    const { data } = moveSchema.safeParse(move);
    return data ?? null;
  },
  noMove: refusals.none,
  facts: ({ keeper }) => [
    { value: keeper.name.split(" ").at(-1) ?? "", label: "in goal" },
    { value: KICKS, label: "kicks each" },
  ],
  teaser: ({ keeper }) => `${keeper.name} is in goal`,
  options: [],
  replayOptions: () => [String(randomInt(100, 1000))],
  sharedTexts: (result) => ({
    ...(result.outOf > 0 && { score: tallyOf(result), caption: result.isWin ? "won" : "lost" }),
    sentence: sharedSentence(result),
    words: shootOutInWords(result),
  }),
  challengeAddress: duelAddress,
  points: halfPoints,
  tally: ({ mine, isVoid }) =>
    isVoid ? [] : mine.map(({ outcome }, place) => rightKey(place, outcome === "goal")),
  statistics: {
    scoreText: resultText,
    distribution: { heading: "Goals scored", bars: scoreBars(MAX_KICKS) },
  },
};
