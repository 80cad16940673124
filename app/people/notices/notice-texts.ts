import { LEAGUES_PATH } from "~/league-paths";
import type { IconName } from "~/look/ui/icon-name";
import { paths } from "~/paths";
import { rarePaths } from "~/rare-paths";
import type { Notice } from "./notice";

type NoticeText = {
  icon: IconName;
  title: string;
  /** @param detail such as "Chrome on Android" */
  text: (detail: string) => string;
  /** Where the notice leads; verification is requested in place instead. */
  link: { to: string; label: string } | null;
};

export const noticeTexts: Record<Notice["kind"], NoticeText> = {
  verify: {
    icon: "mail",
    title: "Verify your email",
    text: () => "We sent you a link. Follow it, and we know that the address is yours.",
    link: null,
  },
  paused: {
    icon: "timer",
    title: "Your streak is paused",
    text: () => "You missed a day. Play today and it goes on; tomorrow it starts over.",
    link: { to: paths.quiz, label: "Play today's quiz" },
  },
  voided: {
    icon: "flag",
    title: "Our mistake",
    text: (edition) =>
      `There was a mistake in the ${edition}. We took it back: it counts for nobody, right or wrong.`,
    link: { to: paths.stats, label: "See your statistics" },
  },
  "league-week": {
    icon: "star",
    title: "A week is over",
    text: (news) => news,
    link: { to: LEAGUES_PATH, label: "See the table" },
  },
  reply: {
    icon: "message-circle",
    title: "Somebody answered you",
    text: (news) => news,
    link: { to: paths.feed, label: "Read it" },
  },
  reactions: {
    icon: "message-circle",
    title: "Fans react to you",
    text: (news) => news,
    link: { to: paths.feed, label: "See it" },
  },
  outcome: {
    icon: "flag",
    title: "From the moderators",
    text: (news) => news,
    link: { to: rarePaths.ownOutcomes, label: "Read more" },
  },
  answered: {
    icon: "ball",
    title: "Your result was answered",
    text: (line) => line,
    link: { to: paths.stats, label: "See both" },
  },
  "sign-in": {
    icon: "key-round",
    title: "New sign-in",
    text: (device) => `${device}. If that was not you, change your password.`,
    link: { to: paths.account, label: "Check your account" },
  },
  "push-on": {
    icon: "bell",
    title: "Push alerts turned on",
    text: (device) => `${device}.`,
    link: { to: paths.settings, label: "Go to the settings" },
  },
  "push-off": {
    icon: "bell",
    title: "Push alerts turned off",
    text: (device) => `${device}.`,
    link: { to: paths.settings, label: "Go to the settings" },
  },
};

export const allRead = "You are all caught up";

export const noticesFailed = "We couldn't load your notifications right now.";
