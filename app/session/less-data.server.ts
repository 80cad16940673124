import { parsePreferences } from "./preferences";

/** Whether somebody would rather have less sent: by their choice of lite pages, or by what their browser says. */
export function wantsLessData(request: Request): boolean {
  const { data } = parsePreferences(request.headers.get("Cookie"));
  return data === "lite" || request.headers.get("Save-Data") === "on";
}
