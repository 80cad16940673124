import { reportedRecord } from "~/games/registry.server";
import { paths } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { findPost } from "~/site/community/feed/posts.server";
import { isReportKind, type ReportKind } from "~/site/community/reports/report-form";
import type { ReportTarget } from "~/site/community/reports/report-target";

type Found = Pick<ReportTarget, "title" | "summary" | "path" | "back">;

const resolvers: Record<ReportKind, (id: string, now: number) => Found | null> = {
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
};

/** What a request wants to report, out of its address; null where there is no such thing. */
export function reportTarget(request: Request): ReportTarget | null {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("kind");
  const id = searchParams.get("id") ?? "";
  if (!isReportKind(kind)) return null;
  const found = resolvers[kind](id, nowFor(request));
  return found && { kind, id, ...found };
}
