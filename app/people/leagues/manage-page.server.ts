import { type ActionFunctionArgs, data } from "@remix-run/node";
import { LEAGUES_PATH, leaguePath, manageLeaguePath } from "~/league-paths";
import { fieldReader } from "~/platform/http/field-reader";
import { readForm } from "~/platform/http/read-form.server";
import { reportedName } from "~/platform/names/reported-name.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { hiddenFrom } from "~/play/player/hidden-players.server";
import type { BoardSources } from "./board.server";
import { type League, memberOf } from "./league";
import type { LeagueRefusal } from "./league-forms";
import { leaveLeague, muteLeague } from "./league-members.server";
import { readName } from "./league-name";
import {
  endLeague,
  handOver,
  isOwner,
  removeMember,
  renameLeague,
  renewCode,
} from "./league-owner.server";
import { leagueTexts } from "./league-texts";
import type { ManageView } from "./manage-view";
import { masked } from "./masked";

/**
 * The tools of one of a league's members.
 *
 * @param isReporting whether the names of others can be reported there
 * @throws DocumentStoreError
 */
export async function manageView(
  league: League,
  userId: string,
  facesOf: BoardSources["facesOf"],
  isReporting: boolean,
): Promise<ManageView> {
  const { id, name, code, members } = league;
  const rest = members.filter((member) => member.userId !== userId);
  const [faces, hidden] = await Promise.all([facesOf(rest), hiddenFrom(userId)]);
  const named = masked(
    rest.map((member) => ({ ...member, ...faces.get(member.userId) })),
    hidden,
  );
  const path = leaguePath(id);
  const others = named.map((other) => ({
    ...{ seat: other.seat, name: other.name },
    report: isReporting ? reportedName({ userId: other.userId, path }) : null,
  }));
  const isMuted = memberOf(league, userId)?.isMuted ?? false;
  return { id, name, code, others, isMuted, isOwner: isOwner(league, userId) };
}

type Read = ReturnType<typeof fieldReader>;

type Tool = {
  /** @returns false if the member may not, or there is nothing to do */
  run: (store: DocumentStore, id: string, userId: string, read: Read) => Promise<unknown>;
  done: { title: string; message?: string };
  to: (id: string) => string;
};

const tools: Readonly<Record<string, Tool>> = {
  rename: {
    run: (store, id, userId, read) => renameLeague(store, id, userId, readName(read("name")).name),
    done: leagueTexts.renamed,
    to: leaguePath,
  },
  "new-code": { run: renewCode, done: leagueTexts.newCode, to: leaguePath },
  remove: {
    run: (store, id, userId, read) => removeMember(store, id, userId, read("seat")),
    done: leagueTexts.removedMember,
    to: manageLeaguePath,
  },
  "hand-over": {
    run: (store, id, userId, read) => handOver(store, id, userId, read("seat")),
    done: leagueTexts.handedOver,
    to: manageLeaguePath,
  },
  mute: {
    run: (store, id, userId) => muteLeague(store, id, userId, true),
    done: leagueTexts.muted,
    to: leaguePath,
  },
  unmute: {
    run: (store, id, userId) => muteLeague(store, id, userId, false),
    done: leagueTexts.unmuted,
    to: leaguePath,
  },
  leave: { run: leaveLeague, done: leagueTexts.left, to: () => LEAGUES_PATH },
  end: { run: endLeague, done: leagueTexts.ended, to: () => LEAGUES_PATH },
};

/**
 * Uses a tool of a league for one of its members.
 *
 * @returns a redirect; or the page again: status 400 for invalid input, 403 for what only the owner may do, 503 if the store
 *   is unavailable; null for another form
 */
export async function answerManage(
  { request }: Pick<ActionFunctionArgs, "request">,
  id: string,
  userId: string,
) {
  const read = fieldReader(await readForm(request));
  const intent = read("intent");
  const tool = Object.hasOwn(tools, intent) ? tools[intent] : undefined;
  if (!tool) return null;
  const values = { name: read("name"), code: "" };
  const refuse = (field: LeagueRefusal["field"], problem: string, status = 400) =>
    data<LeagueRefusal>({ intent, problem, field, values }, { status });
  const { error } = readName(values.name);
  if (intent === "rename" && error) return refuse("name", error);
  if (intent === "end" && read("confirm") !== "yes") {
    return refuse("confirm", leagueTexts.confirmEnd);
  }
  try {
    const isDone = await tool.run(await documents(), id, userId, read);
    if (isDone === false) return refuse(null, leagueTexts.notOwner, 403);
    return redirectWithFlash(tool.to(id), { status: "success", ...tool.done });
  } catch (failure) {
    if (!(failure instanceof DocumentStoreError)) throw failure;
    return refuse(null, leagueTexts.unreachable, 503);
  }
}
