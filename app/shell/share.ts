/** What is shared: a title for the share sheet, the text, and an absolute address. */
export type Shareable = { title: string; text: string; url: string };

/** What became of sharing; "dismissed" is somebody's own decision and needs no message. */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "failed";

/** What is copied or shown where there is no native share sheet: the text, and the address on its own line. */
export function shareableText({ text, url }: Shareable): string {
  return `${text}\n${url}`;
}

/** Shares natively, else by the clipboard. Never throws: "failed" means that neither could be done. */
export async function share(content: Shareable): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share(content);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  try {
    await navigator.clipboard.writeText(shareableText(content));
    return "copied";
  } catch {
    return "failed";
  }
}
