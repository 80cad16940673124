import type { HTMLAttributes } from "react";

/** A paper card with a thin border. */
export function Card({ className = "", ...props }: HTMLAttributes<HTMLElement>) {
  return <article className={`card ${className}`} {...props} />;
}
