import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Calls } from "./calls";
import { Columns } from "./columns-picture";
import { NumberCard } from "./line-cards";
import { type Call, higherLine, type LineAnswer, type LinePuzzle } from "./rules";

const values = [1899, 1970, 1905, 1909, 1900, 1892, 1897, 1893, 1902, 1878, 1903];
const category = {
  id: "clubs",
  title: "Clubs",
  counted: "",
  unit: "",
  from: 1850,
  source: "",
  asOf: "",
};
const puzzle: LinePuzzle = { category, labels: values.map((_, place) => `Club ${place}`) };

function stateAfter(calls: readonly Call[], voided: readonly number[] = []) {
  const answer: LineAnswer = { values, notes: values.map((value) => `Since ${value}`), voided };
  const moves = calls.map((move, at) => ({ move, at }));
  return higherLine.play(puzzle, answer, moves, []);
}

/** Without the marks of a number's digits. */
const card = (...state: Parameters<typeof stateAfter>) =>
  renderToStaticMarkup(<NumberCard puzzle={puzzle} state={stateAfter(...state)} />).replace(
    /<span class="line-digit">(\d)<\/span>/g,
    "$1",
  );

const picture = (...state: Parameters<typeof stateAfter>) =>
  renderToStaticMarkup(<Columns puzzle={puzzle} state={stateAfter(...state)} isWon={false} />);

/** Nine right calls, as the clubs' years have it. */
const right = values
  .slice(1)
  .map((value, place): Call => (value > (values[place] ?? 0) ? "higher" : "lower"));

describe("the number shown last", () => {
  it("has no call at first, and then the one that was right", () => {
    expect(card([])).toMatch(/Club 0.*1899.*Since 1899/);
    expect(card([])).not.toContain("line-mark");
    expect(card(["higher"])).toMatch(
      /Club 1.*1970.*higher<span class="sr-only">\. Right!.*Since 1970/,
    );
  });

  it("is the one that beat the player at the end of a lost run, with its line", () => {
    const beaten = card(["higher", "higher", "lower"]);
    expect(beaten).toContain("The number that beat you");
    expect(beaten).toMatch(
      /Club 3.*1909.*You said lower<span class="sr-only">\. Wrong\..*Since 1909/,
    );
  });

  it("says of the first wrong call that the line goes on", () => {
    const looked = card(["higher", "higher"]);
    expect(looked).toContain("VAR: wrong. You stay on");
    expect(looked).toMatch(/Club 2.*1905.*You said higher<span class="sr-only">\. Wrong\./);
    const atTheEnd = card([...right.slice(0, 9), right[9] === "higher" ? "lower" : "higher"]);
    expect(atTheEnd).toContain("Wrong, and VAR saw it too");
  });

  it("is a dash where it was taken back", () => {
    expect(card(["higher", "on"], [2])).toMatch(/Club 2.*–.*Taken back/);
  });
});

describe("the line", () => {
  it("is read out, with no number that is still hidden", () => {
    expect(picture(["higher"])).toContain("The line so far: Club 0: 1899, Club 1: 1970");
    expect(picture(["higher"])).not.toContain("1905");
  });

  it("has every number at the end, the wrong one told apart", () => {
    const whole = picture(["higher", "higher", "lower"]);
    for (const value of values) expect(whole).toContain(`>${value}<`);
    expect(whole).toMatch(/class="is-beaten"[^>]*><rect[^>]*><\/rect><text[^>]*>1905</);
    expect(whole).toMatch(/class="is-last is-beaten"[^>]*><rect[^>]*><\/rect><text[^>]*>1909</);
    expect(whole.match(/is-rest/g)).toHaveLength(7);
    expect(picture(["higher"])).not.toContain("line-name");
    expect(whole).not.toMatch(/line-question|line-broken/);
  });

  it("has at the end the names, also of the columns that are too low to hold them", () => {
    const whole = picture(["higher", "higher", "lower"]);
    const names = (look: string) =>
      Array.from(whole.matchAll(new RegExp(`"${look}"[^>]*>Club (\\d+)`, "g")), ([, place]) =>
        Number(place),
      );
    expect(names("line-name")).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
    expect(names("line-name is-out")).toEqual([9]);
  });

  it("keeps a long name to one side of its column's top", () => {
    const labels = puzzle.labels.map(
      (label) => `${label}, the second final of 2002, in extra time`,
    );
    const state = stateAfter(["higher", "higher", "lower"]);
    const whole = renderToStaticMarkup(
      <Columns puzzle={{ ...puzzle, labels }} state={state} isWon={false} />,
    );
    expect(whole.match(/class="line-name/g)).toHaveLength(11);
    expect(whole.match(/textLength="\d+" lengthAdjust="spacingAndGlyphs"/g)).toHaveLength(11);
  });

  it("is broken by the highest number of a win", () => {
    const won = renderToStaticMarkup(<Columns puzzle={puzzle} state={stateAfter(right)} isWon />);
    expect(won).toMatch(/class="is-highest"[^>]*><rect[^>]*><\/rect><text[^>]*>1970</);
    expect(won).toContain("line-broken");
  });
});

describe("the calls", () => {
  it("are two buttons of a form, or one where a number was taken back", () => {
    const values = (isNextVoid: boolean) =>
      renderToStaticMarkup(<Calls isNextVoid={isNextVoid} isYears={false} />).match(/value="\w+"/g);
    expect(values(false)).toEqual(['value="higher"', 'value="lower"']);
    expect(values(true)).toEqual(['value="on"']);
  });

  it.each([
    [false, "HigherLower"],
    [true, "Higher laterLower earlier"],
  ])("say of years which way is which: %s", (isYears, names) => {
    const html = renderToStaticMarkup(<Calls isNextVoid={false} isYears={isYears} />);
    expect(html.replace(/<p class.*/, "").replace(/<[^>]+>/g, "")).toBe(names);
  });
});
