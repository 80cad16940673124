import { Heads } from "./avatar/heads";
import { facialHairStyles, glasses, hairColors, hairStyles, headwear, skinTones } from "./looks";
import type { PartProps } from "./profile-part";
import { Swatches } from "./swatches";

export const help =
  "Choose a look and see it at once. Without facial hair its colour follows your hair. Headwear has the colour of your home kit.";

/** The player's looks. Without facial hair its colour is the hair's and can't be chosen (docs/rules.md#profile). */
export function Fields({ player, hasHeads }: PartProps) {
  const { hairStyle, facialHairStyle, homeKitColor } = player;
  const heads = (layersOn: (value: string) => string[]) => ({
    layersWith: hasHeads ? (value: string) => ["head", ...layersOn(value)] : null,
    shirt: homeKitColor,
  });
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
        {...heads((value) => [value])}
      />
      <Heads
        legend="Facial hair style"
        name="facialHairStyle"
        options={facialHairStyles}
        chosen={player.facialHairStyle}
        {...heads((value) => [hairStyle, value])}
      />
      <Swatches
        legend="Facial hair colour"
        name="facialHairColor"
        options={hairColors}
        chosen={player.facialHairColor}
        isDisabled={facialHairStyle === "Blank"}
      />
      <Heads
        legend="Headwear"
        name="headwear"
        options={headwear}
        chosen={player.headwear}
        {...heads((value) => [value === "None" ? hairStyle : value])}
      />
      <Heads
        legend="Glasses"
        name="glasses"
        options={glasses}
        chosen={player.glasses}
        {...heads((value) => (value === "Blank" ? [hairStyle] : [hairStyle, value]))}
      />
    </>
  );
}
