import { gameAt, reportedRecord } from "~/games/registry.server";
import { LEAGUES_PATH } from "~/league-paths";
import { paths } from "~/paths";
import { facesOf } from "~/people/faces.server";
import { findLeague } from "~/people/leagues/league-store.server";
import { nowFor } from "~/platform/clock/clock.server";
import { readReportedName } from "~/platform/names/reported-name.server";
import { documents } from "~/platform/storage/documents.server";
import { challengeKey, findChallenge } from "~/play/player/challenges.server";
import { finishKey } from "~/play/player/finishes.server";
import { beatAddress } from "~/play/share/beat-address";
import { readShareToken } from "~/play/share/share-token.server";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { findPost } from "~/site/community/feed/posts.server";
import { isReportKind, type ReportKind } from "~/site/community/reports/report-form";
import type { ReportTarget } from "~/site/community/reports/report-target";

type Found = Pick<ReportTarget, "title" | "summary" | "path" | "back" | "targetId">;

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
  async name(id) {
    const reported = readReportedName(id);
    if (!reported) return null;
    const { userId, path } = reported;
    const summary = (await facesOf([{ userId, name: "" }])).get(userId)?.name ?? "";
    return { title: "Name of a player", summary, targetId: userId, path, back: "Back" };
  },
  /** By the title and the token of a link, or a challenge's code; it is filed under what the link shares. */
  async signature(id, now) {
    const [slug = "", of = ""] = id.split(".");
    const game = gameAt(slug);
    if (!game) return null;
    const known = { title: "Name on a challenge", back: "Back to the challenge" };
    const challenge = await findChallenge(await documents(), slug, of, now);
    if (challenge?.name && game.challengeAddress) {
      const path = game.challengeAddress(of);
      return { ...known, summary: challenge.name, targetId: challengeKey(slug, of), path };
    }
    const link = readShareToken(slug, of);
    if (!link?.sender?.name) return null;
    const { date, sender } = link;
    const targetId = finishKey(slug, date, sender.attempt);
    return { ...known, summary: sender.name, targetId, path: beatAddress(slug, of) };
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
