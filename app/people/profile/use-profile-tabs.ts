import { useSearchParams } from "@remix-run/react";
import { type MouseEvent, type RefObject, useCallback, useReducer, useRef } from "react";
import { paths, withSearch } from "~/paths";
import { loadPart, partOf } from "./profile-parts";
import { helpOf, type ProfileTab, profileTabOf } from "./profile-tab";

/**
 * The tab that the address asks for, and its help where that is asked for too.
 *
 * With JavaScript only the address changes, at once: a part that comes late finds whether its tab is still wanted. Without
 * it, and where the part can't be brought, the form goes along in the address, so that nothing is lost.
 *
 * @returns what a press on a tab or its help does, and what brings the part of a tab in sight
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
    setParams({ tab: value, [name]: value }, { replace: true, preventScrollReset: true });
  };
  const bring = useCallback(
    (part: ProfileTab) => {
      loadPart(part).then(showLoaded, () => {
        const { current } = pressed;
        if (!form.current) return;
        // No loop: a document whose part is lost stays without scripts.
        if (!current) location.reload();
        else if (current.value === part) loadDocument(form.current, current);
      });
    },
    [form],
  );
  const text = helpTab && partOf(helpTab)?.help;
  const closeTo = withSearch(paths.profile, params.toString(), { dialog: null, tab });
  return { tab, goTo, bring, help: helpTab && text ? { tab: helpTab, text, closeTo } : null };
}

/** Sends the form as the button that was pressed does without JavaScript. */
function loadDocument(form: HTMLFormElement, button: { name: string; value: string }): void {
  const field = document.createElement("input");
  form.append(Object.assign(field, { type: "hidden", ...button }));
  form.method = "get";
  form.submit();
}
