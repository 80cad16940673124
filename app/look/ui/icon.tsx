import type { IconName } from "./icon-name";
import sprite from "./sprite.svg";

/** A picture beside a word that says the same: screen readers skip it. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
