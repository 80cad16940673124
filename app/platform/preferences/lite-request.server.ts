import { isLite, parsePreferences } from "./preferences";

/** Whether what a request asks for comes as lite mode sends it: by the reader's choice, else by what their browser says. */
export function asksLite({ headers }: Request): boolean {
  return isLite(parsePreferences(headers.get("Cookie")), headers.get("Save-Data"));
}
