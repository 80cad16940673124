import { useNavigate } from "@remix-run/react";

/** The used part of the Navigation API, which TypeScript and older browsers lack. */
type Navigation = {
  currentEntry: { index: number } | null;
  /** Adjacent same-origin entries, oldest first. */
  entries(): { url: string | null }[];
};

type StepBack = {
  /** Number of history entries to go back. */
  steps: number;
  /** The path of the previous page; null if the browser does not reveal it. */
  path: string | null;
};

/**
 * Goes back to the previous page, past everything that was opened on this one: a step back in history, or to
 * `otherwise` if the previous page is not ours.
 *
 * @returns a click handler; the control itself is a link to `otherwise`, for browsers without JavaScript
 */
export function useStepBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const back = findStepBack();
    if (back) navigate(-back.steps);
    else navigate(otherwise);
  };
}

/** The target of a step back from the current page; null if the previous page is not ours. */
export function findStepBack(): StepBack | null {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index;
  if (!navigation || current === undefined) return findStepBackByReferrer();
  const paths = navigation.entries().map(({ url }) => url && new URL(url).pathname);
  const index = paths.findLastIndex((path, at) => at < current && path !== location.pathname);
  const path = paths[index];
  return path === undefined ? null : { steps: current - index, path };
}

/**
 * A document's first page has the previous page as its referrer, since pages without scripts navigate by loading a
 * document.
 */
function findStepBackByReferrer(): StepBack | null {
  if (history.state?.idx > 0) return { steps: 1, path: null };
  const { referrer } = document;
  if (history.length < 2 || !referrer.startsWith(`${location.origin}/`)) return null;
  return { steps: 1, path: new URL(referrer).pathname };
}
