/** Letters of other alphabets, digits and signs that are read as Latin letters. */
const looksLike: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["a", "аαд@4ɑ"],
    ["b", "вβьбʙ8"],
    ["c", "сϲ¢©ⅽ("],
    ["d", "ԁđɗⅾ"],
    ["e", "еєεëё3€ҽ"],
    ["f", "ƒғ"],
    ["g", "ɡԍ9ց"],
    ["h", "нһ"],
    ["i", "іιıɪ1!|ⅰӏ"],
    ["j", "јʝ"],
    ["k", "кκƙ"],
    ["l", "ⅼłʟ£"],
    ["m", "мⅿɱ"],
    ["n", "пηпɴи"],
    ["o", "оοσ0øөօ"],
    ["p", "рρþ"],
    ["q", "ԛզ"],
    ["r", "гяʀ"],
    ["s", "ѕ$5ꜱ"],
    ["t", "тτ7+ŧ"],
    ["u", "υцսµ"],
    ["v", "νѵⅴ"],
    ["w", "ԝωшщѡ"],
    ["x", "хχⅹ×"],
    ["y", "уγүʏ"],
    ["z", "ʐƶ2"],
  ].flatMap(([letter = "", others = ""]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** Characters that take no room: they would part a word for a reader of codes alone. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

/**
 * A text as a quick reader takes it: in small Latin letters, without accents, with those of other alphabets and digits for
 * the Latin ones they look like. What looks like no letter stays.
 */
export function foldedLetters(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replace(UNSEEN, "");
  return Array.from(plain, (character) => looksLike[character] ?? character).join("");
}
