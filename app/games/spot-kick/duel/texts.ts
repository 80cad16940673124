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
  lead: "Choose five kicks and five dives, and send the link. A friend chooses theirs, and you see who wins.",
  challengedLead:
    "They have chosen five kicks and five dives. Choose yours, and see who wins. You need no account.",
  make: "Make the link",
  answer: "Take the duel",
  missing: "Something is still open: pick a place in the goal for each kick and each dive.",
  missingAt: (name: string) => {
    const [what = "", round] = name.split("-");
    return `${what === "kick" ? "Kick" : "Dive"} ${round} has no place yet.`;
  },
  tooMany: "That was a lot of duels in a short time. Please wait a moment and try again.",
  unreachable: "We couldn't reach the ground. Your picks are still here: please try again.",
  unsent: "That shoot-out isn't here yet. Choose your kicks anew, or try again in a moment.",
  waiting: "Your five kicks and five dives are chosen. Now send it.",
  waitingLead: "Your friend sees them once they have chosen their own.",
  spent: "This duel takes no more answers. Make one of your own.",
  invitation:
    "My five kicks and five dives are chosen. Choose yours, and see who wins. No account needed.",
  goneTitle: "That duel is over",
  goneLead: "Its link has ended, as each does after 30 days, or it was cut short on its way.",
  endedLead: "Whoever sent the link has ended it.",
};

export const outcomeNames = { goal: "goal", saved: "saved", off: "off target" } as const;

/** What the tab of a duel's page and its link preview say, by what a reader may see of it. */
export function duelTitle(view: DuelView): { title: string; lead: string } {
  switch (view.state) {
    case "open":
      return {
        title: `${view.name || "A friend"} challenges you to a duel`,
        lead: duelTexts.challengedLead,
      };
    case "mine":
      return view.met ? playedTitle(view.met) : { title: "Your duel", lead: duelTexts.waitingLead };
    case "answered":
      return playedTitle(view.met);
    case "gone":
      return { title: duelTexts.goneTitle, lead: duelTexts.goneLead };
  }
}

const playedTitle = (met: { line: string } | null) => ({
  title: met ? `Duel: ${met.line.replace(/\.$/, "")}` : duelTexts.title,
  lead: duelTexts.lead,
});
