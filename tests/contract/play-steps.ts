import { randomUUID } from "node:crypto";
import type { DocumentStore } from "~/platform/storage/document-store";
import type { ServerGame } from "~/play/rules/server-game.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { GameBrowser } from "./game-browser";
import { inPlace } from "./play-mocks";

export const TODAY = "2026-11-21";
export const NOON = `${TODAY}T10:00:00Z`;
export const WRONG = [0, 0, 0];

export const stored = (game: unknown) => storedTitle(game as ServerGame);

export const browserOf = (game: unknown, player: string | null = randomUUID(), now = NOON) =>
  new GameBrowser(game as ServerGame, { now, player });

export function storeInPlace(): DocumentStore {
  if (!inPlace.store) throw new Error("No store is open.");
  return inPlace.store;
}
