import type { Fan } from "./fan";
import { idOf, on, replyOf } from "./quiz-fan";

export const word = "/play/golden-word";

/** Six words of the length of the Golden Word of these days, as a script posts them; none of them is right. */
export const wrongWords = JSON.stringify(
  ["weather", "striker", "weather", "striker", "weather", "striker"].map((move, index) => ({
    index,
    move,
    elapsed: 1000 * (index + 1),
  })),
);

/** Gives up on the Golden Word of a day, by script. */
export async function finishWord(fan: Fan, day: string): Promise<void> {
  const started = replyOf(await fan.post(`${word}/moves`, { intent: "start" }, on(day)));
  const fields = { intent: "move", attempt: idOf(started), moves: wrongWords };
  await fan.post(`${word}/moves`, fields, on(day));
}
