import { useNavigate } from "@remix-run/react";

/**
 * Leaving a page for the one before it: one step back in history, or on to `otherwise` when there is none of ours.
 *
 * @returns what to do on a press; the control itself is a link to `otherwise`, for browsers without JavaScript
 */
export function useStepBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (history.state?.idx > 0) navigate(-1);
    else navigate(otherwise);
  };
}
