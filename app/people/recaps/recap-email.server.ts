import { shortDate } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { escaped } from "~/platform/html/escaped";
import type { Email } from "~/platform/mail/mailer";
import type { Recap, RecapLine } from "./recap.server";

type Links = {
  /** Where to play, and the page that stops recaps without logging in: absolute addresses. */
  play: string;
  stop: string;
};

const games = (count: number) => (count === 1 ? "1 game" : `${count} games`);

/** A recap as an email, as plain text and as light HTML: no picture, nothing that tells us it was opened. */
export function recapEmail(recap: Recap, links: Links): Omit<Email, "to" | "id"> {
  const { current } = recap.streak;
  return {
    subject: `Your week: ${games(recap.games)}${current > 1 ? `, a streak of ${current}` : ""}`,
    text: textOf(recap, links),
    html: htmlOf(recap, links),
    stopUrl: links.stop,
  };
}

function textOf(recap: Recap, { play, stop }: Links): string {
  return [
    `Hello ${recap.name},`,
    headingOf(recap),
    recap.lines.map((line) => `- ${line.name}: ${numbersOf(line)}`).join("\n"),
    [bestText(recap), streakText(recap)].filter(Boolean).join("\n"),
    recap.leagues.join("\n"),
    nextText(recap),
    `Play: ${play}`,
    `-- \n${FOOTER} Stop them: ${stop}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function htmlOf(recap: Recap, { play, stop }: Links): string {
  const rows = recap.lines.map(
    (line) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0">${escaped(line.name)}</th><td>${escaped(numbersOf(line))}</td></tr>`,
  );
  const paragraphs = [
    ...[bestText(recap), streakText(recap)].filter(Boolean),
    ...recap.leagues,
    nextText(recap),
  ];
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;max-width:34em">
<p>Hello ${escaped(recap.name)},</p>
<p>${escaped(headingOf(recap))}</p>
<table style="border-collapse:collapse">${rows.join("")}</table>
${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("\n")}
<p><a href="${escaped(play)}">Play today's games</a></p>
<p style="color:#666;font-size:14px">${FOOTER} <a href="${escaped(stop)}">Stop them</a></p>
</body></html>`;
}

const FOOTER = `${product.name} sends this on Fridays to those who turned 'Email recaps' on.`;

const headingOf = ({ from, to, games: count }: Recap) =>
  `Your week from ${shortDate(from)} to ${shortDate(to)}: ${games(count)}.`;

const numbersOf = ({ played, won, best }: RecapLine) =>
  [`${played} played`, `${won} won`, ...(best ? [`best ${best}`] : [])].join(", ");

function bestText({ best }: Recap): string {
  if (!best) return "";
  const { name, score, date, isPerfect } = best;
  const ending = isPerfect ? " Nobody can do better." : "";
  return `Best of the week: ${score} in ${name}, on ${shortDate(date)}.${ending}`;
}

function streakText({ streak: { state, current, best } }: Recap): string {
  if (state === "none") return "No streak at the moment. One game starts a new one.";
  const days = current === 1 ? "1 day" : `${current} days`;
  if (state === "paused") return `Your streak of ${days} is paused. Play today and it goes on.`;
  return `Your streak: ${days}. Your best: ${best}.`;
}

function nextText({ newToday, untried }: Recap): string {
  const fresh =
    newToday.length > 0 ? ` New today for the whole week: ${newToday.join(" and ")}.` : "";
  const other = untried ? ` Not played this week: ${untried}.` : "";
  return `Next week: new editions every midnight.${fresh}${other}`;
}
