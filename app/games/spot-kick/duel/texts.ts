import type { DuelView } from "./duel-view";

/** The places of a goal by zone. */
export const zoneNames = [
  "High left",
  "High middle",
  "High right",
  "Low left",
  "Low middle",
  "Low right",
] as const;

export const styles = ["placed", "driven"] as const;

export const styleNames = { placed: "Placed", driven: "Driven" } as const;

export const duelTexts = {
  title: "Duel by link",
  lead: "Five kicks, five dives. Decide them now, send the link, and a friend plays against them.",
  challengedTitle: "You are challenged",
  challengedLead:
    "A friend has picked five kicks and five dives. Yours decide it. You need no account.",
  make: "Make the link",
  answer: "Take the duel",
  missing: "Something is still open: pick a place in the goal for each kick and each dive.",
  missingAt: (name: string) => {
    const [what = "", round] = name.split("-");
    return `${what === "kick" ? "Kick" : "Dive"} ${round} has no place yet.`;
  },
  tooMany: "That was a lot of duels in a short time. Please wait a moment and try again.",
  unreachable: "We couldn't reach the ground. Your picks are still here: please try again.",
  waitingTitle: "Now send it",
  waitingLead:
    "The first friend to answer takes the duel. Nobody sees a kick of yours before that.",
  invitation: "Five kicks, five dives: mine are in. Yours decide it. No account needed.",
  late: { title: "Another friend was quicker", message: "Here is how it went." },
  goneTitle: "That duel is over",
  goneLead: "Its link has ended, as each does after 30 days, or it was cut short on its way.",
};

export const outcomeNames = { goal: "goal", saved: "saved", off: "off target" } as const;

/** What the tab of a duel's page and its link preview say, by what a reader may see of it. */
export function duelTitle(view: DuelView): { title: string; lead: string } {
  switch (view.state) {
    case "open":
      return { title: "You are challenged to a duel", lead: duelTexts.challengedLead };
    case "waiting":
      return { title: "Your duel waits for a friend", lead: duelTexts.waitingLead };
    case "settled":
      return { title: `Duel: ${view.headline.replace(/\.$/, "")}`, lead: duelTexts.lead };
    case "gone":
      return { title: duelTexts.goneTitle, lead: duelTexts.goneLead };
  }
}
