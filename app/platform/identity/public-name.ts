import { singleLine } from "~/platform/http/single-line";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** UTF-16 units for each grapheme: room for letters with accents and most emoji, and none for towers of marks. */
const MAX_UNITS = 4;
const MAX_MARKS = 3;

/** What a letter of another script, or a digit, is read as. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["a", "аαɑ4@"],
    ["b", "вβЬь8"],
    ["c", "сϲ"],
    ["d", "ԁ"],
    ["e", "еεєҽ3€"],
    ["g", "ɡԍ"],
    ["h", "һнη"],
    ["i", "іιıї1!|"],
    ["j", "јϳ"],
    ["k", "кκ"],
    ["l", "ӏⅼł"],
    ["m", "мμ"],
    ["n", "пո"],
    ["o", "оοσօ0øө"],
    ["p", "рρ"],
    ["q", "ԛ"],
    ["r", "гʀ"],
    ["s", "ѕꜱ5$ß"],
    ["t", "тτ7+"],
    ["u", "υսц"],
    ["v", "ѵν"],
    ["w", "ԝωш"],
    ["x", "хχ×"],
    ["y", "уүγ"],
    ["z", "ᴢ2"],
  ].flatMap(([letter = "", others = ""]) => Array.from(others, (other) => [other, letter])),
);

/** Refused wherever they stand, even inside a longer word or with other characters between their letters. */
const ANYWHERE = [
  ...["fuck", "nigger", "nigga", "faggot", "bitch", "whore", "kaffir", "hotnot", "moffie"],
  ...["makwerekwere", "pikinini", "porn", "rapist", "paedo", "hitler", "killyourself", "kickabout"],
];

/** Refused as words of their own: other words have them inside. */
const AS_WORDS = [
  ...["ass", "arse", "arsehole", "asshole", "cock", "prick", "twat", "tit", "tits", "shit", "cunt"],
  ...[
    "shite",
    "bullshit",
    "fag",
    "dyke",
    "tranny",
    "retard",
    "spic",
    "chink",
    "gook",
    "coon",
    "kike",
  ],
  ...[
    "paki",
    "kak",
    "fok",
    "poes",
    "doos",
    "naai",
    "hoer",
    "slut",
    "wank",
    "wanker",
    "nazi",
    "pedo",
  ],
  ...[
    "rape",
    "kys",
    "anal",
    "cum",
    "penis",
    "vagina",
    "kkk",
    "admin",
    "administrator",
    "moderator",
  ],
  ...["official", "staff", "support"],
];

/** The folded words, and those in which a letter is repeated: "fuuuck". */
const inAnyForm = (text: string) => [text, text.replace(/(.)\1+/g, "$1")];

/**
 * A name that a person chose and others will read: of themselves, of a league.
 *
 * @param text any text
 * @param max in graphemes; what is longer is cut
 * @returns the name in one line; "" if nothing visible remains, null for a name that insults, poses as us or is an address
 */
export function publicName(text: string, max: number): string | null {
  const line = singleLine(withFewMarks(text), max * MAX_UNITS);
  const name = Array.from(graphemes.segment(line), ({ segment }) => segment)
    .slice(0, max)
    .join("")
    .trim();
  return isRefused(name) ? null : name;
}

const withFewMarks = (text: string) =>
  text.replace(new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu"), "$1");

function isRefused(name: string): boolean {
  if (/:\/\/|www\.|@|[\p{L}\p{N}]\.[a-z]{2}/iu.test(name)) return true;
  const words = folded(name);
  const joined = inAnyForm(words.replace(/ /g, ""));
  const apart = inAnyForm(words).flatMap((form) => form.split(" "));
  return (
    ANYWHERE.some((word) => joined.some((form) => form.includes(word))) ||
    AS_WORDS.some((word) => apart.includes(word) || joined.includes(word))
  );
}

/** As it reads: in lower case, without accents, lookalikes as the letters that they look like. */
function folded(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|\p{Cf}/gu, "");
  const letters = Array.from(plain, (character) => LOOKALIKES[character] ?? character).join("");
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
