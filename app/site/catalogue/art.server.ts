const art: Record<string, string> = import.meta.glob("../../games/*/art/*.svg", {
  query: "?url",
  eager: true,
  import: "default",
});

const logos: Record<string, string> = import.meta.glob("./publishers/*.svg", {
  query: "?url",
  eager: true,
  import: "default",
});

/**
 * The URL of a title's picture: a hashed file of the build, cached for a year.
 *
 * @param name its file in the title's `art`, without the extension: "icon"
 * @throws Error when there is no such picture
 */
export const artUrl = (slug: string, name: string): string =>
  found(art, `../../games/${slug}/art/${name}.svg`);

/** The same of a publisher's logo. */
export const logoUrl = (publisher: string): string => found(logos, `./publishers/${publisher}.svg`);

function found(files: Readonly<Record<string, string>>, path: string): string {
  const url = files[path];
  if (!url) throw new Error(`There is no picture ${path}.`);
  return url;
}
