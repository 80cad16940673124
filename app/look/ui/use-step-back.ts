import { useNavigate } from "@remix-run/react";

/** The used part of the Navigation API, which TypeScript and older browsers lack. */
type Navigation = {
  currentEntry: { index: number } | null;
  /** Adjacent same-origin entries, oldest first. */
  entries(): { url: string | null; key: string }[];
  traverseTo(key: string): { committed: Promise<unknown> };
};

type StepBack = {
  /** The path of the previous page; null if the browser does not reveal it. */
  path: string | null;
  /** Goes there; rejects where the browser tells that it did not. */
  go: () => Promise<unknown> | undefined;
};

/**
 * Goes back to the previous page, past everything that was opened on this one: a step back in history, or to
 * `otherwise` if the previous page is not ours or the browser does not go there.
 *
 * @param past what the paths of pages begin with that are gone past as well
 * @returns a click handler; the control itself is a link to `otherwise`, for browsers without JavaScript
 */
export function useStepBack(otherwise: string, past?: string): () => void {
  const navigate = useNavigate();
  return () => {
    const leave = () => navigate(otherwise);
    const back = findStepBack(past);
    if (back) back.go()?.catch(leave);
    else leave();
  };
}

/**
 * The target of a step back from the current page; null if the previous page is not ours.
 *
 * @param past as in `useStepBack`
 */
export function findStepBack(past?: string): StepBack | null {
  const isPast = (path: string) => past !== undefined && path.startsWith(past);
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index;
  if (!navigation || current === undefined) return findStepBackByReferrer(isPast);
  for (const { url, key } of navigation.entries().slice(0, current).reverse()) {
    const path = url && new URL(url).pathname;
    if (path !== location.pathname && !(path && isPast(path))) {
      return { path, go: () => navigation.traverseTo(key).committed };
    }
  }
  return null;
}

/**
 * A document's first page has the previous page as its referrer, since pages without scripts navigate by loading a
 * document.
 */
function findStepBackByReferrer(isPast: (path: string) => boolean): StepBack | null {
  const go = () => {
    history.back();
    return undefined;
  };
  if (history.state?.idx > 0) return { path: null, go };
  const { referrer } = document;
  if (history.length < 2 || !referrer.startsWith(`${location.origin}/`)) return null;
  const path = new URL(referrer).pathname;
  return isPast(path) ? null : { path, go };
}
