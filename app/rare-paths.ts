import { withSearch } from "./paths";

/** Addresses that no page begins with, apart from `paths`, which every page loads. */
export const rarePaths = {
  session: "/session",
  verify: "/account/verify",
  reset: "/account/reset",
  simulatedProvider: (provider: "google" | "apple", redirectTo: string) =>
    withSearch(`/account/practice/${provider}`, "", { redirectTo }),
  simulatedProviderPopup: (provider: "google" | "apple") =>
    withSearch(`/account/practice/${provider}`, "", { popup: "1" }),
  newestNotices: "/notifications.json",
  feedPart: (part: "posts" | "highlights") => `/feed/parts/${part}`,
  match: (id: string) => `/feed/matches/${encodeURIComponent(id)}`,
  moderation: "/moderation",
  moderationLog: "/moderation/log",
  ownOutcomes: "/moderation/yours",
  calendarMonth: (month: string) => `/calendar?month=${month}#month`,
  avatar: "/avatar.svg",
  offline: "/offline",
  push: "/push",
  pushScope: "/firebase-cloud-messaging-push-scope",
} as const;
