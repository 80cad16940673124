import { useSearchParams } from "@remix-run/react";
import { type MouseEvent, type RefObject, useCallback, useReducer, useRef } from "react";
import { paths, withSearch } from "~/paths";
import { loadPart, partOf } from "./profile-parts";
import { helpOf, type ProfileTab, profileTabOf } from "./profile-tab";

/**
 * The tab that the URL asks for, and its help if it asks for that too.
 *
 * With JavaScript only the URL changes, at once; a part that loads late checks whether its tab is still open. Without
 * JavaScript, or when the part fails to load, the form is posted, and the server keeps its values for the next page.
 *
 * @returns a handler for a press on a tab or its help, and a loader for the visible tab's part
 */
export function useProfileTabs(form: RefObject<HTMLFormElement>) {
  const [params, setParams] = useSearchParams();
  const tab = profileTabOf(params);
  const helpTab = helpOf(params);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const pressed = useRef<{ name: "tab" | "dialog"; value: ProfileTab }>();

  const goTo = (name: "tab" | "dialog", value: ProfileTab) => (event: MouseEvent) => {
    event.preventDefault();
    pressed.current = { name, value };
    setParams({ tab: value, [name]: value }, { replace: true });
  };
  const loadTab = useCallback(
    (part: ProfileTab) => {
      loadPart(part).then(showLoaded, () => {
        const { current } = pressed;
        if (!form.current) return;
        // This can't loop: a document whose part is missing never hydrates.
        if (!current) location.reload();
        else if (current.value === part) loadDocument(form.current, current);
      });
    },
    [form],
  );
  const text = helpTab && partOf(helpTab)?.help;
  const closeTo = withSearch(paths.profile, params.toString(), { dialog: null, tab });
  return { tab, goTo, loadTab, help: helpTab && text ? { tab: helpTab, text, closeTo } : null };
}

/** Submits the form by a button as the browser would without JavaScript. */
function loadDocument(form: HTMLFormElement, button: { name: string; value: string }): void {
  const field = document.createElement("input");
  form.append(Object.assign(field, { type: "hidden", ...button }));
  form.submit();
}
