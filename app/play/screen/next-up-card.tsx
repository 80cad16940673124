import { Icon } from "~/look/ui/icon";
import type { NextUp } from "~/play/rules/playing";

/** The way on, to an unplayed title or to the treble. */
export const NextUpCard = ({ eyebrow = "Next up", title, href, icon }: NextUp) => (
  <a className="next-up" href={href}>
    <img src={icon} alt="" width={64} height={64} />
    <span>
      <span className="eyebrow">{eyebrow}</span>
      <strong className="next-up-title">{title}</strong>
    </span>
    <Icon name="arrow-right" />
  </a>
);
