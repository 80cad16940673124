import { reportedRecord } from "~/games/registry.server";
import { LEAGUES_PATH, paths } from "~/paths";
import { findLeague } from "~/people/leagues/league-store.server";
import { nowFor } from "~/platform/clock/clock.server";
import { documents } from "~/platform/storage/documents.server";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { findPost } from "~/site/community/feed/posts.server";
import { isReportKind, type ReportKind } from "~/site/community/reports/report-form";
import type { ReportTarget } from "~/site/community/reports/report-target";

type Found = Pick<ReportTarget, "title" | "summary" | "path" | "back">;

const resolvers: Record<
  ReportKind,
  (id: string, now: number) => Found | null | Promise<Found | null>
> = {
  post(id, now) {
    const post = findPost(id, now);
    if (!post) return null;
    const { author, summary } = post;
    return { title: `Post by ${author}`, summary, path: paths.post(id), back: "Back to the post" };
  },
  game(id) {
    const summary = titleOf(id);
    if (!summary) return null;
    return { title: "Game", summary, path: paths.game(id), back: "Back to the game" };
  },
  question(id) {
    const record = reportedRecord(id);
    if (!record) return null;
    const { slug, title, summary } = record;
    return { title, summary, path: paths.playTitle(slug), back: "Back to the game" };
  },
  async league(id) {
    const league = await findLeague(await documents(), id);
    if (!league) return null;
    return { title: "League", summary: league.name, path: LEAGUES_PATH, back: "Back to leagues" };
  },
};

/**
 * What a request wants to report, out of its address; null where there is no such thing.
 *
 * @throws DocumentStoreError
 */
export async function reportTarget(request: Request): Promise<ReportTarget | null> {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("kind");
  const id = searchParams.get("id") ?? "";
  if (!isReportKind(kind)) return null;
  const found = await resolvers[kind](id, nowFor(request));
  return found && { kind, id, ...found };
}
