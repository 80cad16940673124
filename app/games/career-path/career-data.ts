import { useLoaderData } from "@remix-run/react";
import type { Attempt } from "~/play/attempt";
import type { Found } from "./found";

/** What the board needs of the request, in a page from the server alone. */
export type CareerData = {
  found?: Found | null;
  /** The player's date. */
  today?: string;
};

/**
 * The names that the page was asked for, and today's date: after a start by script the board has to know it by itself.
 *
 * @param elapsed the clock's reading at the time of rendering, in milliseconds
 */
export function useCareerData({ startedAt }: Pick<Attempt, "startedAt">, elapsed: number) {
  const { found = null, today } = useLoaderData() as CareerData;
  // Swedish writes dates as ISO does.
  const device = () => new Date(startedAt + elapsed).toLocaleDateString("sv");
  return { found, today: today ?? device() };
}
