const NAMES: Record<string, string> = {
  "jfjelstul/worldcup": "Fjelstul World Cup Database",
  "martj42/international_results": "International football results",
};
/** The name of a file, or of a repository. */
const FILE = /^[\w-]+(\.(csv|txt)|\/[\w-]+)$/;

/**
 * A record's source as a fan reads it: its name, and where in it without the names of files.
 *
 * @param where in the source, parts after commas
 */
export function sourceText({ title, where }: { title: string; where: string }): string {
  const parts = where.split(", ").filter((part) => !FILE.test(part));
  return [NAMES[title] ?? title, ...parts].join(", ");
}
