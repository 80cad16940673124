import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { duelPlan } from "../fixtures/duel-plan";
import { headerOf, type Reply, readable } from "./ask";
import { Fan } from "./fan";

export const page = "/play/spot-kick/duel";

/** A client with its own address, so that tests don't use up each other's limits. */
export const from = () => ({ "X-Forwarded-For": `10.1.${randomInt(256)}.${randomInt(256)}` });

/** Unlike any other number or text on the page. */
export const challengers = duelPlan("01534", "35210", "driven");
export const friends = duelPlan("33512", "04352");

export const locationOf = (reply: Reply) => headerOf(reply, "location");

/** The text of a page, as `readable` gives it. */
export const textOf = async (fan: Fan, path: string) => readable((await fan.see(path)).text);

/** A duel that waits for a friend: its challenger, and its address. */
export async function duelBy(fan: Fan) {
  const reply = await fan.post(page, challengers, from());
  expect(reply.status).toBe(303);
  const path = locationOf(reply);
  expect(path).toMatch(/^\/play\/spot-kick\/duel\/[0-9a-f]{32}$/);
  return { fan, path };
}

/** A duel that one friend has taken. */
export async function settledDuel(address: string) {
  const { fan: challenger, path } = await duelBy(new Fan(address));
  const friend = new Fan(address);
  const reply = await friend.post(path, friends, from());
  expect([reply.status, locationOf(reply)]).toEqual([303, path]);
  return { challenger, friend, path };
}
