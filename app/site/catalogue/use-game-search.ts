import { useNavigate } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { paths } from "~/paths";
import { type GameQuery, gameListAddress, parseGameQuery } from "./game-query";

const DEBOUNCE_MS = 300;

/**
 * Searches 300 ms after the last key, and at once on Enter or a change of the sort order. remix-utils'
 * useDebounceSubmit does not fit: its timer survives a navigation, so a press on a card right after typing would be
 * undone; and it sends empty fields, which costs a redirect.
 *
 * @param query of the list; the fields follow it, except a box being typed in and input from before hydration
 * @returns props for the form
 */
export function useGameSearch({ q, sort }: GameQuery) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>();
  // Initially true, because the user may have typed before hydration.
  const isTyping = useRef(true);
  const isNew = useRef(true);

  const search = useCallback(
    (replace: boolean) => {
      clearTimeout(timer.current);
      if (!form.current) return;
      const fields = new FormData(form.current) as unknown as Record<string, string>;
      const query = parseGameQuery(new URLSearchParams(fields));
      navigate(gameListAddress(paths.games, query), { replace });
    },
    [navigate],
  );
  const searchSoon = useCallback(() => {
    isTyping.current = true;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(search, DEBOUNCE_MS, true);
  }, [search]);

  useEffect(() => {
    const { box, select } = controlsOf(form.current);
    const wasChosen = isNew.current && select?.value !== sort;
    isNew.current = false;
    if (wasChosen) {
      search(false);
      return;
    }
    if (select) select.value = sort;
    if (!box) return;
    if (box.value.trim() === q) isTyping.current = false;
    else if (!isTyping.current) box.value = q;
    else if (timer.current === undefined) searchSoon();
  }, [q, sort, search, searchSoon]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(true);
  };
  return { form, onSubmit, onType: searchSoon, onSort: () => search(false) };
}

function controlsOf(form: HTMLFormElement | null) {
  return {
    box: form?.querySelector<HTMLInputElement>("[name=q]"),
    select: form?.querySelector("select"),
  };
}
