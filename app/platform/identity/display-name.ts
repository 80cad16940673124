/** Spec, section 9. */
export const DISPLAY_NAME_MAX_LENGTH = 30;
