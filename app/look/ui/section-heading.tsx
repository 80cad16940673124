import type { ReactNode } from "react";

/** The heading of a part of a page, with an optional remark beside it. */
export function SectionHeading({
  id,
  children,
  aside,
}: {
  id: string;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="section-heading">
      <h2 id={id}>{children}</h2>
      {aside && <p className="muted">{aside}</p>}
    </div>
  );
}
