import type { KitState } from "./case";

/** The shirts that count: all but those whose record was voided. */
export const counted = ({ shirts }: KitState) => shirts.filter(({ told }) => !told?.isVoid);

/** The stars that were won so far. */
export const totalStars = (state: KitState): number =>
  counted(state).reduce((sum, { stars, told }) => sum + (told ? stars : 0), 0);
