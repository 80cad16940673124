import { setTimeout as sleep } from "node:timers/promises";
import { leagueSources } from "~/community/leagues.server";
import { serverGames } from "~/games/registry.server";
import { paths, stopRecapsPath } from "~/paths";
import { lastWeeks } from "~/people/leagues/week-news.server";
import { loadNotifications, recapSubscribers } from "~/people/profile/profile-store.server";
import { recapOf } from "~/people/recaps/recap.server";
import { recapEmail } from "~/people/recaps/recap-email.server";
import { sendRecaps } from "~/people/recaps/send-recaps.server";
import { stopTokenOf } from "~/people/recaps/stop-token.server";
import { type CalendarDate, daysBefore } from "~/platform/clock/calendar-date.server";
import { environment, sendsEmails, siteOrigin } from "~/platform/config/environment.server";
import { identity } from "~/platform/identity/identity.server";
import { logger } from "~/platform/logging/logger.server";
import type { Email } from "~/platform/mail/mailer";
import { mailer } from "~/platform/mail/mailer.server";
import { documents } from "~/platform/storage/documents.server";
import { readFinished, readPlayedDates } from "~/play/player/recorded.server";
import { streakOf } from "~/play/rules/streak-rules.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { playable } from "~/playable";
import { titleName } from "~/site/catalogue/catalogue.server";

/** The task that sends 'Email recaps' on Fridays. */
export async function sendWeeklyRecaps(): Promise<void> {
  if (!sendsEmails()) return;
  const store = await documents();
  const mail = mailer();
  const sent = await sendRecaps({
    store,
    now: Date.now,
    wait: (ms) => sleep(ms, undefined, { ref: false }),
    subscribers: recapSubscribers,
    emailFor,
    send: (email) => mail.send(email),
    checkMail: () => mail.check(),
    perMinute: environment().EMAILS_PER_MINUTE,
    warn: (userId, err) => logger().warn({ err, userId }, "A recap was not taken."),
  });
  if (sent > 0) logger().info({ sent }, "Recaps were sent.");
}

type Week = { from: CalendarDate; to: CalendarDate };

/** Null for a user without a verified address, with recaps turned off meanwhile, or without a game that week. */
async function emailFor(userId: string, week: Week): Promise<Email | null> {
  const [user, { emailHighlights }] = await Promise.all([
    (await identity()).findUser(userId),
    loadNotifications(userId),
  ]);
  if (!user?.emailVerified || user.email === "" || !emailHighlights) return null;
  const [played, leagues] = await Promise.all([playedBy(userId, week), leagueNews(userId)]);
  const recap = recapOf({ name: user.name, leagues, ...played }, week);
  if (!recap) return null;
  const stop = siteOrigin() + stopRecapsPath(stopTokenOf(userId));
  return { to: user.email, ...recapEmail(recap, { play: siteOrigin() + paths.home, stop }) };
}

/** What became of the last week in each league of a user. */
async function leagueNews(userId: string): Promise<string[]> {
  const news = await lastWeeks(await leagueSources(), userId, Date.now());
  return news.map(({ text }) => text);
}

async function playedBy(userId: string, { from, to }: Week) {
  const store = await documents();
  const stored = playable.map((slug) => storedTitle(serverGames[slug]));
  const dates = await readPlayedDates(store, userId);
  const thatWeek = [...dates.keys()].filter((date) => date >= from && date <= to);
  const finished = await readFinished(store, userId, stored, thatWeek);
  return {
    streak: streakOf([...dates.keys()], daysBefore(to, -1)),
    titles: playable.map((slug) => {
      const { statistics, schedule } = serverGames[slug];
      return {
        name: titleName(slug).title,
        results: finished.flatMap((one) => (one.slug === slug ? [one.result] : [])),
        isWeekly: schedule.period === "week",
        scoreText: statistics.scoreText,
      };
    }),
  };
}
