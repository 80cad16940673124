import type { Outcome, Shot } from "../shot";
import type { Draft } from "./plan-form";

/** A duel that both have played, whose page needs no rules. */
export type SettledView = {
  state: "settled";
  /** Whether the reader has played it. */
  isOwn: boolean;
  headline: string;
  sides: readonly { name: string; goals: number; outcomes: readonly Outcome[] }[];
  /** The kicks in their order; null for one that was not needed. */
  rounds: readonly {
    /** From 1. */
    number: number;
    isSuddenDeath: boolean;
    kicks: readonly { name: string; shot: Shot | null }[];
  }[];
};

/** What a reader may see of a duel. Until both have played, there is no kick and no dive in it. */
export type DuelView =
  | { state: "gone" }
  | { state: "open"; until: string }
  | { state: "waiting"; until: string; url: string }
  | SettledView;

/** A refused form: what was filled in, why it was refused, and which fields are missing. */
export type Refusal = { draft: Draft; problem: string; missing: string[] };
