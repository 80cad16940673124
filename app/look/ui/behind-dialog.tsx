import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/** Content behind a dialog. A modal dialog makes it inert by itself; without JavaScript the HTML does. */
export function InertBehindDialog({
  isCovered,
  children,
}: {
  isCovered: boolean;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  const inert = isCovered && !hydrated ? { inert: "" } : {};
  return (
    <div className="contents" {...inert}>
      {children}
    </div>
  );
}
