import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

/** A friendly message for an empty list, and what to do instead. */
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
