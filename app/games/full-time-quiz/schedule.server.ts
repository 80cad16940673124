import { editionsFrom } from "~/play/schedule.server";
import type { Schedule } from "~/play/server-game.server";

/**
 * Which edition each day has, from the day the first whistle blew. Append-only: what a date has had never changes, and
 * schedule.server.test.ts says so. The first two days had editions of the first round; since then the revised round, 17 to
 * 28, is played, and since 2026-12-05 new editions. The first round does not come round again, and neither do 15 and 16,
 * which ask what it asked on those two days.
 */
export const schedule: Schedule = {
  firstDate: "2026-11-21",
  period: "day",
  editions: [1, 2, ...editionsFrom(17, 28), 76, 77, ...editionsFrom(29, 75)],
  retired: [1, 2],
};
