import { useLoaderData, useSearchParams } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { CAREER_TOP, QUERY, searchedAddress } from "./address";
import type { CareerBoardProps } from "./board-props";
import type { Line } from "./career";
import type { Found } from "./found";
import { moveOf } from "./move";
import { nextText, stakeText } from "./texts";
import { useSearch } from "./use-search";

type AskProps = Pick<
  CareerBoardProps,
  "action" | "formFields" | "problem" | "isBusy" | "onMove"
> & { line: Line; place: number };

const LIST = "career-names";
const optionId = (index: number) => `career-name-${index}`;

/** Who it may be: a search for a name, the names found, and the way to the next stop. */
export function Ask({ line, place, action, formFields, problem, isBusy, onMove }: AskProps) {
  const isLive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useFoundAtFirst();
  const { query, setQuery, found, isFound } = useSearch(atFirst);
  const [active, setActive] = useState(-1);
  const { names = [], count = 0 } = found ?? {};
  // Its button says all.
  const isAlone = count === 1 && names.length === 1;

  useEffect(() => {
    // What was typed before hydration had no event.
    if (field.current) setQuery(field.current.value);
  }, [setQuery]);

  const type = (text: string) => {
    setQuery(text);
    setActive(-1);
  };
  const move = async (code?: string) => {
    if (isBusy || !(await onMove(moveOf(place + 1, code))) || !field.current) return;
    field.current.value = "";
    type("");
    // A pressed name is gone with the list. On a phone the field would open the keyboard over the new stop.
    if (document.activeElement !== field.current) {
      const next = form.current?.elements.namedItem("next") as HTMLElement | null;
      next?.focus({ preventScroll: true });
    }
  };
  const onSearch = (event: FormEvent) => {
    const chosen = names[active];
    // Without an answer yet the form is posted, and the page has the names.
    if (!isFound && !chosen) return;
    event.preventDefault();
    // Enter takes the chosen name alone. 'Find' takes none, and leads to the first.
    const isEnter = document.activeElement === field.current;
    if (isEnter && chosen) return move(chosen.code);
    if (!isEnter) document.getElementById(optionId(0))?.focus();
    else if (names.length > 0) setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && query) {
      event.preventDefault();
      if (field.current) field.current.value = "";
      type("");
    }
    if (!step || names.length === 0) return;
    event.preventDefault();
    const from = active < 0 && step < 0 ? 0 : active;
    setActive((from + step + names.length) % names.length);
  };
  return (
    <div className="career-ask">
      <form method="get" action={`#${CAREER_TOP}`} className="career-search" onSubmit={onSearch}>
        {hiddenFields(action)}
        <label htmlFor="career-field">Whose career is it?</label>
        <input
          ref={field}
          id="career-field"
          type="search"
          name={QUERY}
          defaultValue={query}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          placeholder="A player's name"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...(isLive && {
            role: "combobox",
            "aria-expanded": names.length > 0,
            "aria-controls": LIST,
            "aria-autocomplete": "list" as const,
            ...(active >= 0 && { "aria-activedescendant": optionId(active) }),
          })}
        />
        <Button variant="chalk" aria-label="Find names">
          <Icon name="search" />
          Find
        </Button>
      </form>
      {problem && (
        <p className="career-problem" role="alert">
          {problem}
        </p>
      )}
      <form
        ref={form}
        method="post"
        action={`${searchedAddress(action, atFirst?.query ?? "")}#${CAREER_TOP}`}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          const { name, value } = submitter as HTMLButtonElement;
          move(name === "guess" ? value : undefined);
        }}
      >
        {formFields}
        <input type="hidden" name="career" value={place + 1} />
        <p className={isAlone ? "sr-only" : "career-found"} role="status">
          {found?.text ?? asking(line)}
        </p>
        <div
          id={LIST}
          className="career-names"
          {...(isLive && { role: "listbox", "aria-label": "Players" })}
        >
          {names.map(({ code, name }, index) => (
            <button
              key={code}
              id={optionId(index)}
              className="career-option"
              name="guess"
              value={code}
              {...(isLive && { role: "option", tabIndex: -1, "aria-selected": index === active })}
            >
              {names.length === 1 && "Name "}
              <b>{name}</b>
            </button>
          ))}
        </div>
        <p className="career-stake">
          Name the player now: <b>{stakeText(line.shown, line.stops)}</b>.
        </p>
        <button
          className="career-next"
          name="next"
          value="1"
          {...(isBusy && { "aria-disabled": true })}
        >
          {nextText(line.shown, line.stops)}
        </button>
      </form>
    </div>
  );
}

/** What a search takes, and until the first move what a wrong name costs. */
const asking = ({ shown }: Line) =>
  `Any part of the name will do.${shown === 1 ? " A wrong one shows the next stop, and brings a hint." : ""}`;

/** The names that the address asks for: another career's address has none. */
function useFoundAtFirst(): Found | null {
  const { found } = useLoaderData() as { found?: Found | null };
  const [search] = useSearchParams();
  return found && found.query === search.get(QUERY) ? found : null;
}

/** A GET form leaves out the search of its address: here it is as fields. */
function hiddenFields(action: string) {
  return [...new URLSearchParams(action.split("?")[1])].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
