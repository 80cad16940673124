import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { useStepBack } from "./use-step-back";

type StepBackLinkProps = { to: string; className: string; children: ReactNode };

/** The way out of a page: one step back with JavaScript, a link without it. */
export function StepBackLink({ to, ...props }: StepBackLinkProps) {
  const stepBack = useStepBack(to);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    stepBack();
  };
  return <Link to={to} discover="none" onClick={onClick} {...props} />;
}
