/** Shareable content: a title for the share sheet, the text, and an absolute URL. */
export type Shareable = { title: string; text: string; url: string };

/** The text without a native share sheet: the content, and the URL on its own line. */
export function shareableText({ text, url }: Shareable): string {
  return `${text}\n${url}`;
}
