import { Link } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { Icon } from "~/look/ui/icon";
import { optional } from "~/look/ui/optional";
import { paths } from "~/paths";
import type { Stub } from "./stub";
import { StubRow } from "./stub-row";

/** Loaded only once the day's treble is done. */
const TrebleEnd = optional(() => import("./treble-end"));

/** What is shared of a day: its text, and the address of its page. */
export type DayShare = { text: string; url: string };

/** What the day's ticket shows beside its later stubs. */
export type DayTicketView = {
  /** "Mon 23 Nov" */
  date: string;
  /** How many of the three titles are done. */
  done: number;
  /** Whether it is a first visit: the later stubs are folded away. */
  isFirst: boolean;
  quiz: Stub;
  /** The names of the titles that follow the quiz tomorrow. */
  tomorrow: string;
  /** Null until all three are done; `nextAt` is when the next treble comes, in milliseconds since the epoch. */
  end: { isFullHouse: boolean; nextAt: number; share: DayShare | null } | null;
  /** The other titles: how many are not done, and below how many of these are under way and what the done ones came to. */
  bench: { text: string; note: string };
};

type DayTicketProps = DayTicketView & {
  /** The server's time: milliseconds since the epoch. */
  now: number;
  /** The later stubs, as list items. */
  children: ReactNode;
};

const TREBLE = 3;

/** The day's treble as a ticket with three stubs, each torn off when its title is done; and the way to the bench. */
export function DayTicket(props: DayTicketProps) {
  const { date, done, isFirst, quiz, tomorrow, end, bench, children } = props;
  return (
    <>
      <article className={`ticket card${end ? " is-treble" : ""}`} aria-label="Today's treble">
        <p className="ticket-head">
          <span>{date}</span>
          <span>
            {done} of {TREBLE}
          </span>
        </p>
        {end && (
          <Suspense>
            <TrebleEnd {...end} {...props} />
          </Suspense>
        )}
        <ul>
          <StubRow stub={quiz} />
        </ul>
        {isFirst ? (
          <details className="ticket-fold">
            <summary>Two more after the whistle</summary>
            {children}
          </details>
        ) : (
          children
        )}
        {!end && !isFirst && (
          <p className="ticket-foot">
            <strong>Treble today: {TREBLE - done} to go.</strong> Tomorrow: {tomorrow}
          </p>
        )}
      </article>
      <Link to={paths.play} className="card bench">
        <span>
          {bench.text} {bench.note && <small className="muted">{bench.note}</small>}
        </span>
        <Icon name="arrow-right" />
      </Link>
    </>
  );
}
