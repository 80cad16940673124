import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { maker } from "~/platform/config/maker";
import { product } from "~/platform/config/product";
import type { LegalSection } from "./legal-page";
import { LegalTable } from "./legal-table";
import { SupportMail } from "./support-mail";

const { name } = product;
const company = maker.name;

const kept = [
  [
    "Your account: name, email address and whether it is verified, or that you came with Google or Apple. Of a password only a scrambled form that can't be read back.",
    "To let you in, and nobody else",
    "Until you delete the account",
  ],
  [
    "Your player: display name, number, country, position, gender, date of birth, looks, kits, colour and reminder choices",
    "To draw your card and keep your settings",
    "Until you delete the account",
  ],
  [
    "The time of your daily alert, with your time zone, and that the week's recap was sent, if you want them",
    "To send each once",
    "Until you turn them off or delete the account",
  ],
  [
    "The games you play while logged in: date, moves, score and time",
    "For your streak and your stats",
    "Until you delete the account",
  ],
  [
    "The games you play without an account: date, moves, score and time, and that number",
    "So that they are there when you come back",
    "Until 62 days after the last one, or 3 days if you finished none",
  ],
  [
    "The first result of each game you finish on its day, with or without an account: score, time, and which questions or moves went right. It is also counted in sums without names.",
    "To show those who have finished the same game how all fans did",
    "60 days, or until you delete the account; the sums stay",
  ],
  [
    "Your place in the tables, if you turn on 'Show me in tables': your display name and face with the score and time of a day, and with the points of a week and a season. Everybody can read those of days that are over, and the others once they have finished today's game.",
    "To see who is ahead",
    "Until you turn it off or delete the account; else a day's 60 days, a week's 21 days and a season's 120 days after your last game in it",
  ],
  [
    "Which results came along when you joined or logged in",
    "So that you can undo it",
    "A week, or until you delete the account",
  ],
  [
    "The last 20 notices under your bell, such as a sign-in with the kind of device",
    "To tell you of them",
    "Until newer ones take their place, or you delete the account",
  ],
  [
    "Reports you send: what it is about, the reason, what you write and, if you are logged in, that it was you. Moderators read them, without your name.",
    "To look after the community",
    "Until 90 days after somebody has looked, or until you delete the account",
  ],
  [
    "Of a reply or name of yours that was reported: what it said then, also if you take it back. Moderators and you read it.",
    "So that what was reported can be judged",
    "Until 90 days after it was judged, or until you delete the account",
  ],
  [
    "What moderators have decided about what you wrote, your appeals, and whether you are a moderator. The open log has each decision without you.",
    "So that a mute holds, and a second look is fair",
    "Until you delete the account; the log keeps date, outcome and rule",
  ],
  [
    "That you have played for your country this month, and its games and points as sums without names",
    "For the table of nations, which shows nobody",
    "Until you delete the account; the sums stay",
  ],
  [
    "Leagues: which you are in, which you made today, and out of which you were removed. Their members see your display name and face, the days on which you played, and your points of the week; never which games you played, or how. Whoever has the link sees your name and face before joining.",
    "To have a table with friends",
    "Until you leave or delete the account. Then past weeks keep the points, of 'A former player', for up to 13 weeks",
  ],
  [
    "Answers to a result that a friend shared: your score, squares and time, and the name you sign with, if any. The friend reads them, at most 50 a link.",
    "So that both know who won",
    "30 days, or until you delete the account",
  ],
  [
    "The name in a link that you share: it is in the link itself, and whoever has the link can read it",
    "So that friends know whom to beat",
    "The page shows it until you end the link, delete the account, or 60 days have gone",
  ],
  [
    "What you say in threads and how you react, with the time. Whoever may read the thread sees it with your display name, face and country; before a game's day is over that is those who have finished the game.",
    "So that fans can talk",
    "Until you delete it, or the account. What somebody answered keeps its place, without your words, as of 'A former player'.",
  ],
  [
    "What helps threads along: scrambled marks of your words of the last day, and a reply that you sent after your session had ended",
    "So that the same words come once, and yours are not lost",
    "A day; an hour",
  ],
  [
    "Whom you have blocked",
    "To hide you from each other",
    "Until you unblock them, or one of you deletes the account",
  ],
  [
    "Duels by link: your kicks and dives, under the link's code, and the name you sign with, if any. Friends see the kicks once they have taken their own.",
    "So that friends can play against them",
    "30 days, or until you delete the account",
  ],
  [
    "Push alerts, if you turn them on: the device's token, its language and browser",
    "To reach that device",
    "Until you turn them off",
  ],
  ["Sessions and the links in our letters", "To know that it is you", "14 days; an hour for links"],
  [
    "Log lines: time, address of the page, outcome. No network address, no cookies, nothing you typed.",
    "To find faults",
    "Only as long as faults need",
  ],
] as const;

/** The privacy policy. */
export const privacy: readonly LegalSection[] = [
  {
    id: "who",
    title: "Who we are",
    body: (
      <p>
        {company}, South Africa, is responsible for your personal information on {name}, under the
        Protection of Personal Information Act 4 of 2013 (POPIA). Reach us, and our information
        officer, at <SupportMail />.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    body: (
      <p>
        {name} is not aimed at children under 13, and we don't knowingly keep information about
        them. If you believe that we do, write to us and we delete it.
      </p>
    ),
  },
  {
    id: "what",
    title: "What we keep, and why",
    body: (
      <>
        <p>
          You can play without an account. Then we keep your games under a random number, which only
          a cookie in your browser knows, and delete them 62 days after your last one. This is what
          we keep of those who join, and of those who send us something:
        </p>
        <LegalTable label="What we keep" heads={["What", "Why", "How long"]} rows={kept} />
        <p>
          We keep it because you asked for the service, because you agreed, or because we have to
          keep the service safe. To hold off floods and guessed passwords, tries are counted for
          minutes, or for a day, by network address and by account. Of both, only a scrambled form
          that leads back to nobody is written down, and it is gone two hours after its time.
        </p>
      </>
    ),
  },
  {
    id: "not",
    title: "What we don't do",
    body: (
      <>
        <p>
          We don't sell your information, and we don't make profiles of you. Analytics and
          advertising from others are switched off until you agree to them; see{" "}
          <Link to={paths.cookies} className="inline-link">
            Cookies
          </Link>
          .
        </p>
        <p>
          One thing to mind: the Testing panel in Settings sends your sign-in token to the address
          you type there. Use it only with an address you trust.
        </p>
      </>
    ),
  },
  {
    id: "sharing",
    title: "Who helps us",
    body: (
      <p>
        Companies that host {name}, sign people in (Google's Firebase, Google, Apple), send our
        letters or deliver push alerts. They may use your information for that alone, under
        contract. Beyond that we hand it over only where the law makes us.
      </p>
    ),
  },
  {
    id: "where",
    title: "Where it is",
    body: (
      <p>
        Your information is processed in South Africa. Where one of our helpers works elsewhere, we
        see to it that your information is protected as well as POPIA asks (section 72).
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <ul>
          <li>
            <strong>See it:</strong> Download my data on the{" "}
            <Link to={paths.account} className="inline-link">
              account page
            </Link>{" "}
            gives you everything in one file.
          </li>
          <li>
            <strong>Correct it:</strong> on{" "}
            <Link to={paths.profile} className="inline-link">
              Profile
            </Link>{" "}
            and{" "}
            <Link to={paths.settings} className="inline-link">
              Settings
            </Link>
            .
          </li>
          <li>
            <strong>Delete it:</strong> Delete account, on the same account page, erases it for
            good.
          </li>
          <li>
            <strong>Object, or take back your consent:</strong> in your settings, or by a letter to
            us.
          </li>
          <li>
            <strong>Complain:</strong> to us, and to the Information Regulator of South Africa or
            the authority where you live.
          </li>
        </ul>
        <p>We answer within 30 days and charge nothing.</p>
      </>
    ),
  },
  {
    id: "security",
    title: "How we protect it",
    body: (
      <p>
        Connections are encrypted, passwords scrambled, sessions signed, and access is limited to
        those who need it. Nothing is perfectly safe: if something of yours gets out, we tell you
        and the Information Regulator as soon as we can.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        When this page changes, so does the date at its top. We announce a change that matters
        before it takes effect.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: (
      <p>
        Questions, wishes, worries: <SupportMail />.
      </p>
    ),
  },
];
