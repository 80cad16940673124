import type { Offer } from "~/play/rules/playing";

/** Beside a title's current edition: the way to its earlier ones, in the calendar at the day before. */
export function PastDays({ isCurrent, calendar }: Pick<Offer, "isCurrent" | "calendar">) {
  return (
    isCurrent &&
    calendar && (
      <a className="text-link" href={calendar}>
        Past days
      </a>
    )
  );
}
