/** A person's first letters on a round ground, until they have built a player of their own. */
export function Initials({ name }: { name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word: "Thandi M" is "TM", "Pelé" is "P". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase("en") ?? "").join("");
}
