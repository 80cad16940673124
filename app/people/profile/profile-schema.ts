import * as z from "zod";
import { singleLine } from "~/platform/http/single-line";
import { DISPLAY_NAME_MAX_LENGTH } from "~/platform/identity/display-name";
import { isBirthDate } from "./birth-date";
import { PLACE_MAX_LENGTH, PLAYER_NUMBER_MAX } from "./limits";
import { facialHairStyles, glasses, hairColors, hairStyles, headwear, skinTones } from "./looks";

const AFTER_ALL_OTHERS = "9999-12-31";

const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => singleLine(text, max) === text);

const hex = z.string().regex(/^[0-9a-f]{6}$/);

const valuesOf = <const T extends string>(looks: readonly { value: T }[]) =>
  z.enum(looks.map(({ value }) => value));

/**
 * A complete profile. The schema does not know today's date, so it accepts dates of birth in the
 * future.
 */
export const profileSchema = z
  .strictObject({
    version: z.literal(1),
    displayName: line(DISPLAY_NAME_MAX_LENGTH),
    playerNumber: z.int().min(0).max(PLAYER_NUMBER_MAX),
    country: line(PLACE_MAX_LENGTH),
    position: line(PLACE_MAX_LENGTH),
    gender: z.enum(["male", "female"]),
    dateOfBirth: z.string().refine((text) => isBirthDate(text, AFTER_ALL_OTHERS)),
    skinTone: valuesOf(skinTones),
    hairStyle: valuesOf(hairStyles),
    facialHairStyle: valuesOf(facialHairStyles),
    hairColor: valuesOf(hairColors),
    facialHairColor: valuesOf(hairColors),
    headwear: valuesOf(headwear),
    glasses: valuesOf(glasses),
    homeKitColor: hex,
    awayKitColor: hex,
    favoriteColor: hex,
    notifications: z.strictObject({
      dailyStreakTips: z.boolean(),
      pushGameAlerts: z.boolean(),
      emailHighlights: z.boolean(),
      replies: z.boolean(),
      reactions: z.boolean(),
      outcomes: z.boolean(),
    }),
  })
  .refine(
    ({ facialHairStyle, facialHairColor, hairColor }) =>
      facialHairStyle !== "Blank" || facialHairColor === hairColor,
  );

/** A stored player. */
export type Profile = z.infer<typeof profileSchema>;
