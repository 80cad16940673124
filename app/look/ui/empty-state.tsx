import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

/** Says kindly that there is nothing here yet, and what to do instead. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="card notice">
      <Icon name={icon} className="notice-icon" />
      <p className="notice-title">{title}</p>
      {children}
    </div>
  );
}
