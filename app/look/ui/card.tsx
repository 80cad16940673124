import type { HTMLAttributes } from "react";

/** A sheet of paper with a thin line around it. */
export function Card({ className = "", ...props }: HTMLAttributes<HTMLElement>) {
  return <article className={`card ${className}`} {...props} />;
}
