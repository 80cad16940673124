import type { Crowd } from "~/play/rules/crowd";

/** Whether the highlight already says where the first fan of the day stands: "the top 25%" leaves no need for the place. */
export const saysPlace = (highlight: string, crowd: Crowd | null | undefined): boolean =>
  highlight.includes("top 25%") && Boolean(crowd && "place" in crowd && crowd.place === 1);
