import { Link } from "@remix-run/react";

/** One tab: its label, its URL, and whether it is open. */
export type Tab = { label: string; to: string; isCurrent: boolean };

/** Tabs that are links: each has its own URL. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          replace
          className="tab"
          aria-current={tab.isCurrent ? "page" : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
