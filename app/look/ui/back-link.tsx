import { Link } from "@remix-run/react";
import { Icon } from "./icon";

/** The way back from a page, above its heading. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="text-link">
    <Icon name="arrow-left" />
    {children}
  </Link>
);
