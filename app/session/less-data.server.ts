import { isLite, parsePreferences } from "./preferences";

/** Whether somebody would rather have less sent: by their choice of lite pages, or by what their browser says. */
export function wantsLessData({ headers }: Request): boolean {
  return isLite(parsePreferences(headers.get("Cookie")), headers.get("Save-Data"));
}
