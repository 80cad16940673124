import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { invitationPath, LEAGUES_PATH, leaguePath } from "~/league-paths";
import { withSearch } from "~/paths";
import { timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { fieldReader } from "~/platform/http/field-reader";
import { readForm } from "~/platform/http/read-form.server";
import { singleLine } from "~/platform/http/single-line";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { readCode } from "./league-code";
import type { LeagueRefusal } from "./league-forms";
import { makeLeague } from "./league-members.server";
import { readName } from "./league-name";
import { findLeague, leaguesOf } from "./league-store.server";
import { leagueTexts } from "./league-texts";
import type { ListedLeague } from "./leagues-page";

const NAME_MAX = 200;

/** A user's leagues, null for a visitor; and a name that another page proposes for a new one. */
export async function loadLeagues({ request, context }: LoaderFunctionArgs) {
  const user = await getOptionalUser(request, context);
  const proposed = new URL(request.url).searchParams.get("name") ?? "";
  const proposedName = singleLine(proposed, NAME_MAX);
  if (!user) return { leagues: null, proposedName };
  const store = await documents();
  const ids = await leaguesOf(store, user.id);
  const found = await Promise.all(ids.map((id) => findLeague(store, id)));
  const leagues: ListedLeague[] = found.flatMap((league) =>
    league ? [{ id: league.id, name: league.name, members: league.members.length }] : [],
  );
  return { leagues, proposedName };
}

/**
 * Answers the two forms of the page: a new league, and a code that was read aloud.
 *
 * @returns a redirect; or the page again: status 400 for invalid input, 503 if the store is unavailable; null for another
 *   form
 */
export async function answerLeagues(args: ActionFunctionArgs) {
  const read = fieldReader(await readForm(args.request));
  const intent = read("intent");
  const values = { name: read("name"), code: read("code") };
  const refuse = (field: LeagueRefusal["field"], problem: string, status = 400) =>
    data<LeagueRefusal>({ intent, problem, field, values }, { status });
  if (intent === "find") {
    const code = readCode(values.code);
    return code ? redirect(invitationPath(code), 303) : refuse("code", leagueTexts.badCode);
  }
  if (intent !== "make") return null;
  const { name, error } = readName(values.name);
  if (error) return refuse("name", error);
  const user = await getOptionalUser(args.request, args.context);
  // A session that has ended: the name comes back with the form.
  if (!user) return redirect(withSearch(LEAGUES_PATH, "", { name, dialog: "login" }), 303);
  try {
    const timeZone = timeZoneOf(args.request.headers.get("Cookie"));
    const made = await makeLeague(await documents(), user, {
      ...{ name, timeZone },
      now: nowFor(args.request),
    });
    if (typeof made === "string") return refuse(null, leagueTexts[made]);
    return redirectWithFlash(leaguePath(made.id), { status: "success", ...leagueTexts.made });
  } catch (error) {
    if (!(error instanceof DocumentStoreError)) throw error;
    return refuse(null, leagueTexts.unreachable, 503);
  }
}
