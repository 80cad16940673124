import type { ComponentType } from "react";
import type { PlayerErrors, PlayerTexts } from "./profile-form";

/** What a tab's part of the form is made of. */
export type PartProps = {
  player: PlayerTexts;
  errors: PlayerErrors;
  today: string;
  /** As it was saved. */
  playerNumber: number;
  /** The address that draws avatars; null where heads are only named. */
  heads: string | null;
  /** Puts a value into a control, as if it had been chosen there. */
  choose: (field: keyof PlayerTexts, value: string) => void;
};

/** What a tab shows: its part of the form, with the tables that it needs, and its help. */
export type ProfilePart = {
  Fields: ComponentType<PartProps>;
  help: string;
  /** The avatar's shirt for what the home kit's control holds. */
  shirtFor?: (homeKitColor: string) => string;
};
