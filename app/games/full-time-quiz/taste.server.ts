import { tagsOf } from "./bank.server";

/** What a question is about, by its tags: the more telling first. Other tags would say nothing to a fan. */
const WORDS = {
  animal: "an animal",
  dog: "a dog",
  mascot: "a mascot",
  song: "a song",
  weather: "the weather",
  kit: "a kit",
  derby: "a derby",
  "shoot-out": "a shoot-out",
  trophy: "a trophy",
  ground: "a ground",
  island: "an island",
  nickname: "a nickname",
  rule: "a rule",
  referee: "a referee",
  goalkeeper: "a goalkeeper",
  captain: "a captain",
  manager: "a manager",
  coach: "a coach",
  transfer: "a transfer",
  upset: "an upset",
  tactic: "tactics",
  final: "a final",
  league: "a league",
  goal: "a goal",
};

/**
 * Two things that tomorrow's questions are about, and none of the answers: "Tomorrow: a song, a rule".
 *
 * @param ids the questions; "" if no tag of theirs has words
 */
export function tasteOf(ids: readonly string[]): string {
  const telling = (id: string) => Object.keys(WORDS).find((tag) => tagsOf(id).includes(tag));
  const tags = new Set(ids.map(telling));
  const words = Object.entries(WORDS).flatMap(([tag, word]) => (tags.has(tag) ? word : []));
  return words.length > 0 ? `Tomorrow: ${words.slice(0, 2).join(", ")}` : "";
}
