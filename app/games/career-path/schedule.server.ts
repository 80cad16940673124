import { editionsFrom } from "~/play/schedule.server";
import type { Schedule } from "~/play/server-game.server";

/** The edition of each week. Append-only: a past week's edition must never change, which schedule.server.test.ts checks. */
export const schedule: Schedule = {
  firstDate: "2026-11-20",
  period: "week",
  editions: editionsFrom(1, 13),
};
