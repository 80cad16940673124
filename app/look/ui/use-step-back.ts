import { useNavigate } from "@remix-run/react";

/** As much of the Navigation API as this takes: TypeScript has none of it yet, and nor have older browsers. */
type Navigation = {
  currentEntry: { index: number } | null;
  /** Those of our own origin that are next to each other, oldest first. */
  entries(): { url: string | null }[];
};

type StepBack = {
  /** How many entries of the history lie between here and there. */
  steps: number;
  /** The path of the page that was there before; null where the browser doesn't tell. */
  path: string | null;
};

/**
 * Leaving a page for the one before it, whatever was opened on this one: a step back in history, or on to `otherwise`
 * where the page before is none of ours.
 *
 * @returns what to do on a press; the control itself is a link to `otherwise`, for browsers without JavaScript
 */
export function useStepBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const back = findStepBack();
    if (back) navigate(-back.steps);
    else navigate(otherwise);
  };
}

/** Where a step back leads to from the page in sight; null where the page before is none of ours. */
export function findStepBack(): StepBack | null {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index;
  if (!navigation || current === undefined) return findStepBackByReferrer();
  const paths = navigation.entries().map(({ url }) => url && new URL(url).pathname);
  const index = paths.findLastIndex((path, at) => at < current && path !== location.pathname);
  const path = paths[index];
  return path === undefined ? null : { steps: current - index, path };
}

/** The first page of a document has the one before it as its referrer: a page without scripts leads to a new document. */
function findStepBackByReferrer(): StepBack | null {
  if (history.state?.idx > 0) return { steps: 1, path: null };
  const { referrer } = document;
  if (history.length < 2 || !referrer.startsWith(`${location.origin}/`)) return null;
  return { steps: 1, path: new URL(referrer).pathname };
}
