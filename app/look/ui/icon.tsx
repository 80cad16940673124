import type { IconName } from "./icon-name";
import sprite from "./sprite.svg";

/** A decorative icon beside a text: hidden from screen readers. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
