import type { Schedule } from "~/play/server-game.server";

/**
 * Which edition each day has, from the day the first whistle blew. Append-only: what a date has had never changes, and
 * schedule.server.test.ts says so. The first two days had editions of the first round; since then the revised round, 15 to
 * 28, is played, and since 2026-12-07 new editions. The first round does not come round again.
 */
export const schedule: Schedule = {
  firstDate: "2026-11-21",
  period: "day",
  // biome-ignore format: a line is a batch
  editions: [
    1, 2, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 15, 16,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
    49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    59, 60,
  ],
  retired: [1, 2],
};
