import { Temporal } from "temporal-polyfill";
import * as z from "zod";
import { documents } from "~/platform/storage/documents.server";

/** One document per user who wants a daily alert, with their id. */
export const GAME_ALERTS = "gameAlerts";

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const alertSchema = z.object({
  time: z.string().regex(TIME),
  zone: z.string(),
  /** Milliseconds since the epoch. */
  nextAt: z.number(),
});

/** A daily alert: at a local time in a zone, and when it is due next. */
type GameAlert = z.infer<typeof alertSchema>;

/** Parses a stored alert; null for anything else. */
export const readAlert = (stored: unknown): GameAlert | null =>
  alertSchema.safeParse(stored).data ?? null;

/** Whether this is a time of day such as "18:30", or "" for none. */
export const isAlertTime = (text: string) => text === "" || TIME.test(text);

/** The next moment after `now` at which a clock in the zone shows the time; both in ms since the epoch. */
export function nextAlertAt({ time, zone }: Pick<GameAlert, "time" | "zone">, now: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const on = (days: number) =>
    local.toPlainDate().add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time })
      .epochMilliseconds;
  return on(0) > now ? on(0) : on(1);
}

/**
 * The time of a user's daily alert: "18:30", or "" for none.
 *
 * @throws DocumentStoreError
 */
export async function loadAlertTime(userId: string): Promise<string> {
  return readAlert(await (await documents()).get(GAME_ALERTS, userId))?.time ?? "";
}

/**
 * Sets the time of a user's daily alert; "" for none.
 *
 * @param chosen a time by `isAlertTime`, in a time zone
 * @throws DocumentStoreError
 */
export async function saveAlertTime(
  userId: string,
  chosen: { time: string; zone: string },
  now: number,
): Promise<void> {
  const store = await documents();
  if (chosen.time === "") return store.delete(GAME_ALERTS, userId);
  const nextAt = nextAlertAt(chosen, now);
  await store.set(GAME_ALERTS, userId, { ...chosen, nextAt });
}
