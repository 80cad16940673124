import { paths } from "~/paths";
import type { Offer } from "~/play/rules/playing";

const DAY_MS = 86_400_000;

/** Beside a title's current edition: the way to its earlier ones, in the calendar at the day before. */
export function PastDays({
  date,
  number,
  isCurrent,
}: Pick<Offer, "date" | "number" | "isCurrent">) {
  // Before the first there is none.
  if (!isCurrent || number === 1) return null;
  const before = new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
  return (
    <a className="text-link" href={paths.calendarDay(before)}>
      Past days
    </a>
  );
}
