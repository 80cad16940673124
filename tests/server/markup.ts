import { readable } from "./ask";

/** A tag of a page with its decoded attributes. */
export type Tag = { name: string; attributes: Record<string, string> };

const TAG = /<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const UNREAD = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/** Every tag in our own renderer's HTML, except inside scripts and styles. */
export function tagsOf(html: string): Tag[] {
  return Array.from(html.replace(UNREAD, "").matchAll(TAG), ([, name = "", attributes = ""]) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      Array.from(attributes.matchAll(ATTRIBUTE), ([, key = "", value = ""]) => [
        key,
        readable(value),
      ]),
    ),
  }));
}

/** The tags of one name that have these attributes. */
export function tagsNamed(html: string, name: string, wanted: Record<string, string> = {}): Tag[] {
  return tagsOf(html).filter(
    (tag) =>
      tag.name === name &&
      Object.entries(wanted).every(([key, value]) => tag.attributes[key] === value),
  );
}

/** The text of the elements of one name, without inner markup. */
export function textsOf(html: string, name: string): string[] {
  const element = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, "gi");
  return Array.from(html.matchAll(element), ([, inner = ""]) => textOf(inner));
}

/** A piece of HTML as text. */
export function textOf(html: string): string {
  return readable(html.replace(UNREAD, "").replace(/<!--[\s\S]*?-->|<[^>]+>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** A page's meta data. */
export function headOf(html: string) {
  const meta = (name: string) => tagsNamed(html, "meta", { name })[0]?.attributes.content ?? null;
  return {
    title: textsOf(html, "title")[0] ?? "",
    description: meta("description") ?? "",
    robots: meta("robots"),
    canonical: tagsNamed(html, "link", { rel: "canonical" }).map(
      ({ attributes }) => attributes.href ?? "",
    ),
  };
}
