import { findLeague, setLeague } from "~/people/leagues/league-store.server";
import type { Targets } from "~/people/moderation/target";
import { savedName } from "~/people/profile/profile-store.server";
import { findReply, hiding } from "~/people/threads/reply-store.server";
import { readText, stranger } from "~/people/threads/sealed-text";
import { findThread } from "~/people/threads/thread-store.server";
import { threadTexts } from "~/people/threads/thread-texts";
import { markNameHidden, readShared } from "~/play/player/answers.server";
import { isVisitorId } from "~/play/player/player-cookie.server";

/** What a league is called whose name was taken back. */
const LEAGUE = "A league";

const moderator = { ...stranger, isModerator: true };

/** What moderators decide about: how each is read, hidden and shown again. */
export const targets: Targets = {
  async reply(from, targetId, now) {
    const reply = await findReply(from, targetId);
    const thread = reply && (await findThread(from, reply.thread));
    const text = reply && thread && readText(reply, thread, moderator, now);
    if (!reply || text === null) return null;
    const isHidden = reply.state === "hidden";
    const toggle = await hiding(from, reply, !isHidden);
    return {
      ...{ userId: reply.userId, text, version: String(reply.editedAt ?? 0) },
      isHidden,
      hide: toggle,
      show: toggle,
    };
  },

  async name(from, userId, now) {
    const { name, replace } = await savedName(from, userId);
    return {
      ...{ userId, text: name, version: name, isHidden: name === threadTexts.fan },
      hide: (transaction) => replace(transaction, threadTexts.fan, now),
      show: (transaction, former) => former && replace(transaction, former, now),
    };
  },

  async league(from, targetId) {
    const league = await findLeague(from, targetId);
    if (!league) return null;
    const { name, members, owner } = league;
    const userId = members.find(({ seat }) => seat === owner)?.userId ?? null;
    return {
      ...{ userId, text: name, version: name, isHidden: name === LEAGUE },
      hide: (transaction) => setLeague(transaction, { ...league, name: LEAGUE }),
      show: (transaction, former) => former && setLeague(transaction, { ...league, name: former }),
    };
  },

  async signature(from, finish) {
    const shared = await readShared(from, finish);
    if (!shared) return null;
    return {
      userId: isVisitorId(shared.userId) ? null : shared.userId,
      ...{ text: "", version: "", isHidden: shared.isNameHidden },
      hide: (transaction) => markNameHidden(transaction, finish, true),
      show: (transaction) => markNameHidden(transaction, finish, false),
    };
  },
};
