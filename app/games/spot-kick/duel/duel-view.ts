import type { Board } from "~/play/share/boards";
import type { Shot } from "../shot";
import type { Draft } from "./plan-form";

/** A kick of a round; null for one that was not needed. */
export type Round = {
  /** From 1. */
  number: number;
  isSuddenDeath: boolean;
  kicks: readonly { name: string; shot: Shot | null }[];
};

/** A duel that both have played: the reader's board and the other's, who has won, and the kicks in their order. */
export type Met = { boards: readonly [Board, Board]; line: string; rounds: readonly Round[] };

type Dated = { name: string; until: string };

/** What a reader may see of a duel. Until they have answered it, there is no kick and no dive in it. */
export type DuelView =
  | { state: "gone"; isEnded: boolean }
  | (Dated & { state: "open"; code: string; isSpent: boolean })
  | (Dated & {
      state: "mine";
      /** The link to send. */
      url: string;
      /** The id of the challenge, and whether its link takes more answers. */
      finish: string;
      isOpen: boolean;
      /** What friends have answered, a sentence each, the latest first; and the latest shoot-out. */
      lines: readonly string[];
      met: Met | null;
    })
  | (Dated & { state: "answered"; met: Met | null });

/** A refused form: what was filled in, why it was refused, and which fields are missing. */
export type Refusal = { draft: Draft; problem: string; missing: string[] };
