/** docs/rules.md#account. */
export const DISPLAY_NAME_MAX_LENGTH = 30;
