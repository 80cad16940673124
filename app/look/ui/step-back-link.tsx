import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { findStepBack, useStepBack } from "./use-step-back";

type StepBackLinkProps = {
  /** The target without JavaScript, and if the previous page is not ours. */
  to: string;
  /** As in `useStepBack`. */
  past?: string;
  className: string;
  children: ReactNode;
  /** The label if a step back leads to another page than `to`. */
  labelElsewhere?: ReactNode;
};

/** A page's back link: one step back in history with JavaScript, a link without it. */
export function StepBackLink({ to, past, children, labelElsewhere, ...props }: StepBackLinkProps) {
  const stepBack = useStepBack(to, past);
  const isLive = useHydrated();
  const back = isLive && labelElsewhere ? findStepBack(past) : null;
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
