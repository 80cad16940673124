import { redirectWithFlash } from "~/platform/session/flash.server";

/** What a form says after it was saved, and after another tab had saved it before. */
type SaveTexts = Record<"saved" | "savedMore" | "conflict" | "conflictMore", string>;

/** Leads to a page that says what became of its form. */
export function redirectAfterSave(
  to: string,
  status: "saved" | "conflict",
  texts: SaveTexts,
  headers: Headers,
) {
  const [title, message] = [texts[status], texts[`${status}More`]];
  const kind = status === "saved" ? "success" : "warning";
  return redirectWithFlash(to, { status: kind, title, message }, headers);
}
