/** docs/rules.md#profile. */
export const PLAYER_NUMBER_MAX = 99;

/** Maximum length of a saved country or position outside the lists, in UTF-16 units. */
export const PLACE_MAX_LENGTH = 60;
