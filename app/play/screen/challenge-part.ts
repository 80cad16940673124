import { part } from "~/look/ui/part";

/** What the end says of friends, and the way on (challenge.tsx). In a page from the server it works without script. */
export const ChallengePart = part("ending", () => import("./challenge"));
