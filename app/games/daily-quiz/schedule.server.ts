import { editionsFrom } from "~/play/schedule.server";
import type { Schedule } from "~/play/server-game.server";
import { editionCount } from "./bank.server";

/**
 * The edition of each day, a theme for each weekday from Sunday on. Append-only: a past date's edition must never change,
 * which schedule.server.test.ts checks.
 */
export const schedule: Schedule = {
  firstDate: "2026-11-22",
  period: "day",
  editions: editionsFrom(1, editionCount),
};
