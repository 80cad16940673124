import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Board } from "./board";
import { Keyboard } from "./keyboard";
import { goldenWord } from "./rules";

const answer = {
  id: "golden-word-000",
  word: "catch",
  line: "For a keeper, the end of an attack.",
};
const lost = ["touch", "coach", "crowd", "shirt", "flank", "bench"];

const stateAfter = (words: readonly string[]) => {
  const moves = words.map((move, at) => ({ move, at }));
  return goldenWord.play({ length: 5 }, answer, moves, []);
};

const html = (words: readonly string[], typed = "", problem: string | null = null) =>
  renderToStaticMarkup(
    <Board
      state={stateAfter(words)}
      typed={typed}
      problem={problem}
      isBusy={false}
      onMove={() => {}}
      formFields={<input type="hidden" name="attempt" value="a1" />}
      action="/play/golden-word"
    />,
  );

describe("the board before any script runs", () => {
  it("is a form that posts one labelled field and what goes with it", () => {
    const page = html([]);
    expect(page).toContain('<form method="post" action="/play/golden-word"');
    expect(page).toContain('<input type="hidden" name="attempt" value="a1"/>');
    expect(page).toContain('<label class="sr-only" for="golden-word">Your word</label>');
    const field = /<input[^>]*id="golden-word"[^>]*>/.exec(page)?.[0] ?? "";
    for (const part of [
      'name="word"',
      'maxLength="5"',
      'pattern="\\p{L}{5}"',
      'autoComplete="off"',
      'autoCapitalize="characters"',
      "required",
    ]) {
      expect(field).toContain(part);
    }
    expect(page).toMatch(/<button type="submit"[^>]*>Try this word<\/button>/);
  });

  it("has no key that nothing would hear", () => {
    expect(html(["touch"])).not.toContain('type="button"');
  });

  it("says how long the word is, then how many tries are left", () => {
    expect(html([])).toContain("One football word. Any five-letter word is a try.");
    expect(html(["touch"])).toContain("Five tries left.");
    expect(html(lost.slice(0, 5))).toContain("One try left.");
  });

  it("explains the three colours", () => {
    expect(html([])).toMatch(
      /Gold<\/span><\/dt><dd>right place.*Chalk<\/span><\/dt><dd>elsewhere.*not in it/,
    );
  });
});

describe("a refused word", () => {
  it("stays in the field, with the reason tied to it", () => {
    const page = html(["touch"], "tacho", "Not in our word list. That cost you nothing.");
    expect(page).toMatch(/<input[^>]*aria-describedby="golden-problem"[^>]*aria-invalid="true"/);
    expect(page).toContain('value="tacho"');
    expect(page).toMatch(/<p id="golden-problem"[^>]*role="alert">Not in our word list\./);
  });

  it("is cut to what the tiles can show", () => {
    expect(html([], "Tach o!xyz", "Letters only, please: A to Z.")).toContain('value="tacho"');
  });
});

describe("a judged row", () => {
  it("is in words for screen readers, and its tiles are for the eye alone", () => {
    const page = html(["touch"]);
    expect(page).toContain(
      '<span class="sr-only">T chalk, O bench, U bench, C gold, H gold</span>' +
        '<span class="golden-tiles" aria-hidden="true">',
    );
  });

  it("is not read out again, nor turned over, when the page comes from the server", () => {
    const page = html(["touch"]);
    expect(page).toContain('<p class="sr-only" role="status"></p>');
    expect(page).toMatch(/<li class="golden-row "><span class="sr-only">T chalk/);
  });

  it.each([
    ["nothing is tried", [], 6],
    ["it goes on", ["touch"], 6],
    ["the word is found", ["touch", "catch"], 2],
    ["it got away", lost, 6],
  ])("stands among so many rows as %s", (_, words, rows) => {
    expect(html(words).match(/<li/g)).toHaveLength(rows);
  });
});

describe("the end", () => {
  it.each([
    ["found", ["touch", "catch"], 0],
    ["missed", lost, 1],
  ])(
    "tells a word that was %s once, leaves its line to the report, and asks for no other",
    (_, words, told) => {
      const page = html(words);
      expect(page.match(/<h2 id="golden-answer">catch<\/h2>/g) ?? []).toHaveLength(told);
      expect(page).not.toContain(answer.line);
      expect(page).not.toContain('name="word"');
    },
  );

  it("is not told before", () => {
    const page = html(lost.slice(0, 5));
    expect(page).not.toContain(answer.word);
    expect(page).not.toContain(answer.line);
  });
});

describe("the keyboard", () => {
  const keys = renderToStaticMarkup(
    <Keyboard rows={stateAfter(["touch", "cloak"]).rows} onLetter={() => {}} onErase={() => {}} />,
  );

  it.each([
    ["c", "C, gold"],
    ["t", "T, chalk"],
    ["o", "O, bench"],
    ["q", "Q"],
  ])("announces the best mark of %s: %s", (letter, name) => {
    expect(keys).toMatch(new RegExp(`aria-label="${name}"[^>]*>${letter}<`));
  });

  it("has 26 letters, one key that sends and one that erases", () => {
    expect(keys.match(/<button/g)).toHaveLength(28);
    expect(keys.match(/type="submit"/g)).toHaveLength(1);
    expect(keys).toContain('aria-label="Erase"');
  });
});
