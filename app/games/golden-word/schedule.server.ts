import type { Schedule } from "~/play/server-game.server";

/**
 * The edition of each day, one line per week from Sunday to Saturday. Append-only: a past date's edition must never
 * change, which schedule.server.test.ts checks. Seven letters on Sunday, five until Thursday, six on Friday and
 * Saturday.
 */
export const schedule: Schedule = {
  firstDate: "2026-11-22",
  period: "day",
  // biome-ignore format: a line is a week
  editions: [
    1, 2, 3, 4, 5, 6, 7,
    8, 9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 40, 41, 42,
    43, 44, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56,
    57, 58, 59, 60,
  ],
};
