import type { ReactNode } from "react";

/** A word in a small golden box. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}
