import type { AppLoadContext } from "@remix-run/node";
import { dateAt, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { visitorIn } from "./player-cookie.server";

/** Who plays: an account, or a visitor since their first kick-off in this browser. */
export type Player = {
  id: string;
  /** The account's; "" for a visitor. */
  name: string;
  isAccount: boolean;
};

/** The player of a request; null for a stranger, who has not played. */
export async function playerOf(request: Request, context: AppLoadContext): Promise<Player | null> {
  const user = await getOptionalUser(request, context);
  if (user) return { id: user.id, name: user.name, isAccount: true };
  const id = visitorIn(request.headers.get("Cookie"));
  return id === null ? null : { id, name: "", isAccount: false };
}

/** The player's calendar date at a request. */
export function todayOf(request: Request): string {
  return dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));
}
