import type { Flash } from "~/look/ui/flash";

/** Where the server can't be asked for a start or a move. */
export const offlineText = "We couldn't reach Kickabout. Check your connection and try again.";

/** While moves can't be sent. */
export const unsentText = "Saved on this phone. We'll send it when you're back online.";

/** Once they were. */
export const sentToast: Flash = {
  status: "success",
  title: "Your moves are in",
  message: "We've sent what was saved on this phone.",
};
