import { Link } from "@remix-run/react";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";

/** The way to all days played, beside a heading. */
export function CalendarLink() {
  return (
    <Link to={paths.calendar} className="all-games">
      Calendar
      <Icon name="arrow-right" />
    </Link>
  );
}
