const files: Record<string, string> = import.meta.glob("./art/**/*.svg", {
  query: "?url",
  eager: true,
  import: "default",
});

/**
 * The URL of a catalogue picture: a hashed file of the build, cached for a year.
 *
 * @param name its path in `app/site/catalogue/art`, without the extension: "crossbar/icon"
 * @throws Error when there is no such picture
 */
export function artUrl(name: string): string {
  const url = files[`./art/${name}.svg`];
  if (!url) throw new Error(`There is no picture ${name}.`);
  return url;
}
