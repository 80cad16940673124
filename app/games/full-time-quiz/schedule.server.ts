import type { Schedule } from "~/play/server-game.server";

/**
 * Which edition each day has, from the day the first whistle blew. Append-only: what a date has had never changes, and
 * schedule.server.test.ts says so. The first two days had editions of the first round; since then the revised round, 15 to
 * 28, is played, and it alone comes round again.
 */
export const schedule: Schedule = {
  firstDate: "2026-11-21",
  period: "day",
  editions: [1, 2, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 15, 16],
  retired: [1, 2],
};
