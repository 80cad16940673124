import { NavLink } from "@remix-run/react";
import { Icon } from "~/look/ui/icon";
import type { IconName } from "~/look/ui/icon-name";
import { paths } from "~/paths";
import { cached } from "./cached";
import { prefetch } from "./prefetch";

const entries: { to: string; label: string; icon: IconName; end: boolean }[] = [
  { to: paths.home, label: "Home", icon: "house", end: true },
  { to: paths.play, label: "Play", icon: "play", end: false },
  { to: paths.feed, label: "Feed", icon: "message-circle", end: false },
  { to: paths.stats, label: "Stats", icon: "chart-no-axes-column", end: false },
];

function DockView() {
  return (
    <nav aria-label="Main" className="dock">
      {entries.map(({ to, label, icon, end }) => (
        <NavLink key={to} to={to} end={end} prefetch={prefetch} className="dock-entry">
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** The four entries at the thumb, on small screens only. */
export const Dock = import.meta.env.SSR ? cached("dock", DockView) : DockView;
