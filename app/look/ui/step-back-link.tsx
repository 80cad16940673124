import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { findStepBack, useStepBack } from "./use-step-back";

type StepBackLinkProps = {
  /** Where it leads without JavaScript, and where the page before is none of ours. */
  to: string;
  className: string;
  children: ReactNode;
  /** What it says instead of `children` where a step back leads to another page than `to`. */
  labelElsewhere?: ReactNode;
};

/** The way out of a page: one step back with JavaScript, a link without it. */
export function StepBackLink({ to, children, labelElsewhere, ...props }: StepBackLinkProps) {
  const stepBack = useStepBack(to);
  const isLive = useHydrated();
  const back = isLive && labelElsewhere ? findStepBack() : null;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    stepBack();
  };
  return (
    <Link to={to} discover="none" onClick={onClick} {...props}>
      {back && back.path !== to ? labelElsewhere : children}
    </Link>
  );
}
