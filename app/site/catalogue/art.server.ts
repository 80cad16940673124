const files: Record<string, string> = import.meta.glob("./art/**/*.svg", {
  query: "?url",
  eager: true,
  import: "default",
});

/**
 * The address of a picture of the catalogue: a hashed file of the build, kept for a year.
 *
 * @param name its place in `app/site/catalogue/art`, without the ending: "crossbar/icon"
 * @throws Error when there is no such picture
 */
export function artUrl(name: string): string {
  const url = files[`./art/${name}.svg`];
  if (!url) throw new Error(`There is no picture ${name}.`);
  return url;
}
