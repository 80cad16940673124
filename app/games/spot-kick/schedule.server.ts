import { editionsFrom } from "~/play/schedule.server";
import type { Schedule } from "~/play/server-game.server";

/** The keeper of each day. Append-only: a past date's keeper must never change, which schedule.server.test.ts checks. */
export const schedule: Schedule = {
  firstDate: "2026-11-22",
  period: "day",
  editions: editionsFrom(1, 240),
};
