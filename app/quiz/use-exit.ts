import { useNavigate } from "@remix-run/react";
import { paths } from "~/paths";

/**
 * Leaving the quiz: one step back in history (spec, section 4), or home when the quiz was the first page.
 *
 * @returns what to do on a press; the control itself is a link home, for browsers without JavaScript
 */
export function useExit(): () => void {
  const navigate = useNavigate();
  return () => {
    if (history.state?.idx > 0) navigate(-1);
    else navigate(paths.home);
  };
}
