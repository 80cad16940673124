import type { LoaderFunctionArgs } from "@remix-run/node";
import { seasonCalendar } from "~/site/home-picks/kickoff.server";

export function loader({ request }: LoaderFunctionArgs) {
  return new Response(seasonCalendar(request), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="kickabout-season.ics"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
