import { Heads } from "./avatar/heads";
import { facialHairStyles, hairColors, hairStyles, skinTones } from "./looks";
import type { PartProps } from "./profile-part";
import { Swatches } from "./swatches";

export const help =
  "Choose a look and see it at once. Without facial hair its colour follows your hair.";

/** The player's looks. Without facial hair its colour is the hair's and can't be chosen (docs/rules.md#profile). */
export function Fields({ player, hasHeads }: PartProps) {
  const on = (...layers: string[]) =>
    hasHeads ? (value: string) => ["head", ...layers, value] : null;
  return (
    <>
      <Swatches legend="Skin tone" name="skinTone" options={skinTones} chosen={player.skinTone} />
      <Swatches
        legend="Hair colour"
        name="hairColor"
        options={hairColors}
        chosen={player.hairColor}
      />
      <Heads
        legend="Hair style"
        name="hairStyle"
        options={hairStyles}
        chosen={player.hairStyle}
        layersWith={on()}
        shirt={player.homeKitColor}
      />
      <Heads
        legend="Facial hair style"
        name="facialHairStyle"
        options={facialHairStyles}
        chosen={player.facialHairStyle}
        layersWith={on(player.hairStyle)}
        shirt={player.homeKitColor}
      />
      <Swatches
        legend="Facial hair colour"
        name="facialHairColor"
        options={hairColors}
        chosen={player.facialHairColor}
        isDisabled={player.facialHairStyle === "Blank"}
      />
    </>
  );
}
