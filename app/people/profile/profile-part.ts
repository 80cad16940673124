import type { ComponentType } from "react";
import type { PlayerErrors, PlayerTexts } from "./profile-form";

/** Props of a tab's part of the form. */
export type PartProps = {
  player: PlayerTexts;
  errors: PlayerErrors;
  today: string;
  /** From the saved profile. */
  playerNumber: number;
  /** Whether styles are shown as pictures; else by name only. */
  hasHeads: boolean;
  /** Sets a control's value as if the user had chosen it. */
  choose: (field: keyof PlayerTexts, value: string) => void;
};

/** A tab's module: its part of the form, with the tables it needs, and its help. */
export type ProfilePart = {
  Fields: ComponentType<PartProps>;
  help: string;
  /** The colour of the avatar's shirt for the home kit's control value. */
  shirtFor?: (homeKitColor: string) => string;
};
