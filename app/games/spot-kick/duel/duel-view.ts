import type { Draft } from "./plan-form";
import type { PlayedDuel, Side } from "./rules";

/** What a reader may see of a duel. Until both have played, there is no kick and no dive in it. */
export type DuelView =
  | { state: "gone" }
  | { state: "open"; until: string }
  | { state: "waiting"; until: string; url: string }
  | { state: "settled"; viewer: Side | null; duel: PlayedDuel };

/** A refused form: what was filled in, why it was refused, and which fields are missing. */
export type Refusal = { draft: Draft; problem: string; missing: string[] };
