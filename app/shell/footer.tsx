import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { maker } from "~/platform/config/maker";
import { cached } from "./cached";
import { LiteSwitch } from "./lite-switch";
import { YayButton } from "./yay-button";

const links = [
  [paths.about, "About"],
  [paths.play, "Play"],
  [paths.games, "Games"],
  [paths.calendar, "Calendar"],
  [paths.help, "Help center"],
  [paths.guidelines, "Community guidelines"],
  [paths.terms, "Terms"],
  [paths.privacy, "Privacy"],
  [paths.cookies, "Cookies"],
] as const;

function FooterView() {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <nav aria-label="Footer">
          <ul className="footer-links">
            {links.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-end">
          <p className="muted">© 2026 {maker.name}</p>
          <div className="row">
            <LiteSwitch />
            <YayButton />
          </div>
        </div>
      </div>
    </footer>
  );
}

export const Footer = import.meta.env.SSR ? cached("footer", FooterView) : FooterView;
