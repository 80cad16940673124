import { nextTitle } from "~/games/next-title.server";
import { sendAlerts } from "~/people/push/send-alerts.server";
import { dateAt } from "~/platform/clock/calendar-date.server";
import { environment } from "~/platform/config/environment.server";
import { firebaseApp } from "~/platform/firebase/firebase-app.server";
import { documents } from "~/platform/storage/documents.server";
import { readPlayedDates } from "~/play/player/recorded.server";
import { streakOf } from "~/play/rules/streak-rules.server";
import { titleName } from "~/site/catalogue/catalogue.server";

/** The task that sends 'Push game alerts', each at the time that its user chose. Nothing without push alerts. */
export async function sendGameAlerts(now: number): Promise<void> {
  const { firebase, push } = environment();
  if (!firebase || !push) return;
  const { getMessaging } = await import("firebase-admin/messaging");
  const messaging = getMessaging(firebaseApp(firebase.projectId));
  await sendAlerts({ store: await documents(), messaging, alertFor }, now);
}

/** What an alert says: the streak, and a game that is open; null if all of today's are played. */
async function alertFor(userId: string, zone: string, now: number) {
  const today = dateAt(now, zone);
  const dates = await readPlayedDates(await documents(), userId);
  const { state, current } = streakOf([...dates.keys()], today);
  const played = dates.get(today) ?? [];
  const next = nextTitle({ today, dates, current: [] }, { period: "day" });
  if (!next) return null;
  const { title } = titleName(next.slug);
  if (played.length > 0) return { title: "One more?", body: `${title} is still open today.` };
  if (state === "paused") {
    return { title: "Your streak is waiting", body: `Play today and your ${current} goes on.` };
  }
  const streak = current > 0 ? ` Today makes your streak ${current + 1}.` : "";
  return { title: "Fresh games are open", body: `${title} first?${streak}` };
}
