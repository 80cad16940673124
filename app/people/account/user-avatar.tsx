/** A user's avatar on a round piece of pitch, or their initials. Decorative: the name is beside it. */
export function UserAvatar({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <span className="face" aria-hidden="true">
      {avatar ? <img src={avatar} alt="" width="36" height="36" /> : initialsOf(name)}
    </span>
  );
}

/** The initials of the first and the last word: "Thandi M" is "TM", "Pelé" is "P". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase("en") ?? "").join("");
}
