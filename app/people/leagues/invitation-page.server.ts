import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { invitationPath, leaguePath } from "~/league-paths";
import { withSearch } from "~/paths";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { hiddenFrom } from "~/play/player/hidden-players.server";
import type { BoardSources } from "./board.server";
import { countedTry } from "./invitation-limits.server";
import type { InvitationView } from "./invitation-view";
import { memberOf } from "./league";
import { readCode } from "./league-code";
import { joinLeague } from "./league-members.server";
import { findByCode } from "./league-store.server";
import { leagueTexts } from "./league-texts";
import { MAX_MEMBERS } from "./limits";
import { masked } from "./masked";

/**
 * The invitation of a code.
 *
 * @returns status 404 for an unknown code, 429 after too many
 * @throws DocumentStoreError
 */
export async function loadInvitation(
  { request, context, params }: LoaderFunctionArgs,
  facesOf: BoardSources["facesOf"],
) {
  const code = readCode(params.code ?? "");
  try {
    const store = await documents();
    const league = await countedTry(context.address, async () =>
      code ? findByCode(store, code) : null,
    );
    if (!league || !code) return answer({ state: "gone" }, 404);
    const { id, name, members } = league;
    const user = await getOptionalUser(request, context);
    const [faces, hidden] = await Promise.all([facesOf(members), user && hiddenFrom(user.id)]);
    const known = members.map((member) => ({ ...member, avatar: "", ...faces.get(member.userId) }));
    const players = masked(known, hidden ?? new Set()).map(({ seat, name, avatar }) => ({
      ...{ seat, name, avatar },
    }));
    const isMember = user !== null && memberOf(league, user.id) !== undefined;
    const reader = isMember ? "member" : user ? "account" : "visitor";
    const isFull = members.length >= MAX_MEMBERS;
    return answer({ state: "open", id, code, name, players, reader, isFull });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return answer({ state: "tooMany" }, 429, error.headers);
  }
}

/**
 * Joins the league of a code.
 *
 * @returns a redirect to its table; for a visitor to the form for an account, over the invitation; otherwise to the
 *   invitation with the reason
 * @throws DocumentStoreError
 */
export async function answerInvitation({ request, context, params }: ActionFunctionArgs) {
  const code = readCode(params.code ?? "") ?? "";
  const here = invitationPath(code);
  const user = await getOptionalUser(request, context);
  if (!user) return redirect(withSearch(here, "", { dialog: "signup" }), 303);
  try {
    const store = await documents();
    const found = await countedTry(context.address, async () => {
      const joined = await joinLeague(store, user, code);
      return joined.outcome === "unknown" ? null : joined;
    });
    if (found?.id) {
      const isNew = found.outcome === "joined";
      const to = leaguePath(found.id);
      return isNew
        ? redirectWithFlash(to, { status: "success", ...leagueTexts.joined })
        : redirect(to, 303);
    }
    const outcome = found?.outcome;
    const title =
      outcome === "full" || outcome === "removed" || outcome === "tooMany"
        ? leagueTexts[outcome]
        : leagueTexts.unknownCode;
    return redirectWithFlash(here, { status: "warning", title });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return redirectWithFlash(here, { status: "warning", title: leagueTexts.tooManyTries });
  }
}

const answer = (view: InvitationView, status = 200, headers: HeadersInit = {}) =>
  data(view, { status, headers });
