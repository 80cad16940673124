import type { AppLoadContext } from "@remix-run/node";
import { facesOf } from "~/community/authors.server";
import { reportableReply } from "~/community/reportable.server";
import { gameAt, reportedRecord } from "~/games/registry.server";
import { LEAGUES_PATH } from "~/league-paths";
import { paths } from "~/paths";
import { findLeague } from "~/people/leagues/league-store.server";
import { isReportKind, type ReportKind } from "~/people/moderation/reports/report-form";
import type { ReportTarget } from "~/people/moderation/reports/report-target";
import { nowFor } from "~/platform/clock/clock.server";
import { identity } from "~/platform/identity/identity.server";
import { readReportedName } from "~/platform/names/reported-name.server";
import { documents } from "~/platform/storage/documents.server";
import { openedLink } from "~/play/challenge.server";
import { challengeKey, findChallenge } from "~/play/player/challenges.server";
import { finishKey } from "~/play/player/finishes.server";
import { beatAddress } from "~/play/share/beat-address";
import { readShareToken } from "~/play/share/share-token.server";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { findPost } from "~/site/feed/posts.server";

type Found = Omit<ReportTarget, "kind" | "id" | "targetId"> & { targetId?: string };

type Asked = { id: string; now: number; request: Request; context: AppLoadContext };

const resolvers: Record<ReportKind, (asked: Asked) => Found | null | Promise<Found | null>> = {
  post({ id, now }) {
    const post = findPost(id, now);
    if (!post) return null;
    const { author, summary } = post;
    return { title: `Post by ${author}`, summary, path: paths.post(id), back: "Back to the post" };
  },
  reply: ({ id, request, context }) => reportableReply(id, request, context),
  game({ id }) {
    const summary = titleOf(id);
    if (!summary) return null;
    return { title: "Game", summary, path: paths.game(id), back: "Back to the game" };
  },
  question({ id }) {
    const record = reportedRecord(id);
    if (!record) return null;
    const { slug, title, summary } = record;
    return { title, summary, path: paths.playTitle(slug), back: "Back to the game" };
  },
  async league({ id }) {
    const league = await findLeague(await documents(), id);
    if (!league) return null;
    return { title: "League", summary: league.name, path: LEAGUES_PATH, back: "Back to leagues" };
  },
  async name({ id }) {
    const reported = readReportedName(id);
    if (!reported) return null;
    const { userId, path } = reported;
    // A fan who has saved no name is shown under that of the account.
    const name = (await (await identity()).findUser(userId))?.name ?? "";
    const summary = (await facesOf([{ userId, name }])).get(userId)?.name ?? "";
    return { title: "Name of a player", summary, targetId: userId, path, back: "Back" };
  },
  /** By the title and the token of a link, or a challenge's code; it is filed under what the link shares. */
  async signature({ id, now, request, context }) {
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
    const { isSigned } = await openedLink(request, context, game, link);
    if (!isSigned) return null;
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
export async function reportTarget(
  request: Request,
  context: AppLoadContext,
): Promise<ReportTarget | null> {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("kind");
  const id = searchParams.get("id") ?? "";
  if (!isReportKind(kind)) return null;
  const found = await resolvers[kind]({ id, now: nowFor(request), request, context });
  return found && { kind, id, targetId: id, ...found };
}
