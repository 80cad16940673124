import { isLite, parsePreferences } from "./preferences";

/** Whether to answer in lite mode: by the visitor's choice, otherwise by Save-Data. */
export function asksLite({ headers }: Request): boolean {
  return isLite(parsePreferences(headers.get("Cookie")), headers.get("Save-Data"));
}
