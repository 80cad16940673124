/** Shareable content: a title for the share sheet, the text, and an absolute URL. */
export type Shareable = { title: string; text: string; url: string };

/** The result of sharing; "dismissed" is the user's decision and needs no message. */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "failed";

/** The text without a native share sheet: the content, and the URL on its own line. */
export function shareableText({ text, url }: Shareable): string {
  return `${text}\n${url}`;
}

/** Shares natively, otherwise by the clipboard. Never throws: "failed" means that both failed. */
export async function share(content: Shareable): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share(content);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return copy(content);
}

/** Copies the text and the URL. Never throws. */
export async function copy(content: Shareable): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(shareableText(content));
    return "copied";
  } catch {
    return "failed";
  }
}
