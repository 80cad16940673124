import type { LoaderFunctionArgs } from "@remix-run/node";
import { firstEditionDate } from "~/games/editions-on.server";
import { nowFor } from "~/platform/clock/clock.server";
import { calendarFile } from "~/site/calendar/calendar-file.server";
import { kickoffFor } from "~/site/home-picks/kickoff.server";

export function loader({ request }: LoaderFunctionArgs) {
  const now = nowFor(request);
  const kickoffAt = kickoffFor(request);
  return new Response(calendarFile({ now, kickoffAt, firstDate: firstEditionDate }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="kickabout-season.ics"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
