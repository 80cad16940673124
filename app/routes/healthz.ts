import type { LoaderFunctionArgs } from "@remix-run/node";
import { scheduleEnds } from "~/games/schedule-ends.server";
import { nowFor } from "~/platform/clock/clock.server";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { documents } from "~/platform/storage/documents.server";

/** Without `?deep=1` server.ts has answered, before any limit. This reads the store, so it is limited as a page is. */
export async function loader({ request }: LoaderFunctionArgs) {
  const store = await loadWithTimeout(request, "health", async () => [
    await (await documents()).get("health", "check"),
  ]);
  const isReady = store.status === "ready";
  const lines = [
    isReady ? "ok" : "not ok",
    `store: ${isReady ? "ok" : "out of reach"}`,
    ...scheduleEnds(nowFor(request)).map(
      ({ slug, lastDate, daysLeft, isNear }) =>
        `schedule ${slug}: until ${lastDate}, days left: ${daysLeft}${isNear ? ", add editions" : ""}`,
    ),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    status: isReady ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
