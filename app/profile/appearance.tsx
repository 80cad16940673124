import { facialHairThumbnail, hairThumbnail } from "./avatar-query";
import { Heads } from "./heads";
import { facialHairStyles, hairColors, hairStyles, skinTones } from "./looks";
import type { PlayerTexts } from "./profile-form";
import { Swatches } from "./swatches";

/** How the player looks; without facial hair its colour is that of the hair and can't be chosen (spec, section 4). */
export function Appearance({ player, isShaven }: { player: PlayerTexts; isShaven: boolean }) {
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
        picture={hairThumbnail}
      />
      <Heads
        legend="Facial hair style"
        name="facialHairStyle"
        options={facialHairStyles}
        chosen={player.facialHairStyle}
        picture={facialHairThumbnail}
      />
      <Swatches
        legend="Facial hair colour"
        name="facialHairColor"
        options={hairColors}
        chosen={player.facialHairColor}
        isDisabled={isShaven}
      />
    </>
  );
}
