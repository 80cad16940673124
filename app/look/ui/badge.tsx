import type { ReactNode } from "react";

type BadgeProps = {
  /** A positive badge: green instead of gold. */
  isGood?: boolean;
  children: ReactNode;
};

/** A short label in a small box. */
export function Badge({ isGood = false, children }: BadgeProps) {
  return <span className={isGood ? "badge badge-good" : "badge"}>{children}</span>;
}
