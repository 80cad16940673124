import type { Group, LinkState, ToldGroup } from "./state";
import { levelText, spokenName } from "./texts";

type GroupsProps = {
  state: LinkState;
  words: readonly string[];
  /** How many groups the server-rendered page had; later ones are animated. */
  groupsAtFirst: number;
};

/** The groups found so far; at the end all of them in rising level, a missed one with its line. */
export function Groups({ state: { found, ending }, words, groupsAtFirst }: GroupsProps) {
  const groups: readonly (Group & Partial<ToldGroup>)[] = ending?.groups ?? found;
  if (groups.length === 0) return null;
  return (
    <ol className="link-groups" aria-label={ending ? "The four groups" : "Linked groups"}>
      {groups.map(({ level, name, tiles, marks, from, line, source }) => {
        const place = found.findIndex((one) => one.level === level);
        const isNew = place < 0 ? groupsAtFirst < groups.length : place >= groupsAtFirst;
        return (
          <li key={level} className={`link-group ${isNew ? "is-new" : ""}`} data-level={level}>
            <p className="link-level">
              {levelText(level)}
              {place < 0 && <span className="link-missed">Missed</span>}
            </p>
            <h2 {...(name.includes("_") && { "aria-label": spokenName(name) })}>{name}</h2>
            <p className="link-linked">
              {tiles.map((tile, index) => (
                <span key={tile} data-glides={tile}>
                  <Word word={words[tile] ?? ""} mark={marks?.[index]} />
                  {from && from[index] !== words[tile] && ` (${from[index]})`}
                  {index < tiles.length - 1 && ", "}
                </span>
              ))}
            </p>
            {place < 0 && line && <Told line={line} source={source} />}
          </li>
        );
      })}
    </ol>
  );
}

/** A word, the letters that link it to the others underlined. */
function Word({
  word,
  mark: [from, to] = [0, 0],
}: {
  word: string;
  mark?: readonly [number, number] | undefined;
}) {
  if (from === to) return word;
  return (
    <>
      {word.slice(0, from)}
      <u>{word.slice(from, to)}</u>
      {word.slice(to)}
    </>
  );
}

function Told({ line, source }: { line: string; source: string | undefined }) {
  return (
    <div className="link-told">
      <p>{line}</p>
      {source && <p className="link-source">Source: {source}</p>}
    </div>
  );
}
