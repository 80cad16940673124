import { useSearchParams } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useReducer, useRef } from "react";
import { paths, withSearch } from "~/paths";
import { draftAddress, type PlayerDraft } from "./profile-form";
import { loadPart, partOf } from "./profile-parts";
import { helpOf, type ProfileTab, profileTabOf } from "./profile-tab";

/**
 * The tab that the address asks for, and its help where that is asked for too.
 *
 * With JavaScript only the address changes, at once: a part that comes late finds whether its tab is still wanted. Without
 * it, and where the part can't be brought, the form goes along in the address, so that nothing is lost.
 *
 * @param draft what of the form is not saved
 * @returns what a press on a tab or its help does, and what brings the part of a tab in sight
 */
export function useProfileTabs(draft: PlayerDraft) {
  const [params, setParams] = useSearchParams();
  const tab = profileTabOf(params);
  const helpTab = helpOf(params);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const seen = useRef<{ tab: ProfileTab; helpTab: ProfileTab | null; draft: PlayerDraft } | null>();
  useEffect(() => {
    seen.current = { tab, helpTab, draft };
    return () => {
      seen.current = null;
    };
  });

  const goTo = (next: ProfileTab, dialog?: ProfileTab) => (event: MouseEvent) => {
    event.preventDefault();
    setParams(
      { tab: next, ...(dialog && { dialog }) },
      { replace: true, preventScrollReset: true },
    );
  };
  const bring = useCallback((part: ProfileTab) => {
    loadPart(part).then(showLoaded, () => {
      // No loop: a document whose part is lost stays without scripts.
      if (seen.current?.tab !== part) return;
      const { helpTab: dialog, draft: unsaved } = seen.current;
      location.assign(draftAddress(unsaved, { tab: part, ...(dialog && { dialog }) }));
    });
  }, []);
  const text = helpTab && partOf(helpTab)?.help;
  const closeTo = withSearch(paths.profile, params.toString(), { dialog: null, tab });
  return { tab, goTo, bring, help: helpTab && text ? { tab: helpTab, text, closeTo } : null };
}
