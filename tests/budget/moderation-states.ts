import { join } from "node:path";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import type { MeasuredState } from "../fixtures/browser-title";
import { logInFor } from "../fixtures/moderators";
import { fillQueue } from "../fixtures/waiting-cases";

/** A full page of the queue: texts as long as they get, each with its reports. */
const replies = Array.from({ length: 20 }, (_, place) => ({
  text: `${place} ${"What a day, and what a referee, said nobody ever. ".repeat(6)}`.slice(0, 280),
  reports: [{ details: `It is mean, number ${place}.` }],
}));

/** The moderators' queue with all that fits on a page. */
export const moderationStates: readonly MeasuredState[] = [
  {
    name: "moderation-of-20",
    path: "/moderation",
    html: 14 * 1024,
    prepare: async (request) => {
      await logInFor(request, { name: "", path: "", signedIn: true, moderates: true });
      const store = openSqliteStore(join(process.env.KICKABOUT_DATA_DIR ?? "", "kickabout.db"));
      await fillQueue(store, replies);
      await store.close();
    },
  },
];
