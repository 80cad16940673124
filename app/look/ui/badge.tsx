import type { ReactNode } from "react";

type BadgeProps = {
  /** Says that all is well: green instead of gold. */
  isGood?: boolean;
  children: ReactNode;
};

/** A word in a small box. */
export function Badge({ isGood = false, children }: BadgeProps) {
  return <span className={isGood ? "badge badge-good" : "badge"}>{children}</span>;
}
