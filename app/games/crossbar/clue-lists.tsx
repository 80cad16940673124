import type { ReactNode } from "react";
import { isDown, type Slot, slots } from "./grid";

type ListsProps = { look: string; children: (slot: Slot, index: number) => ReactNode };

/** The clues across, then those down. */
export function ClueLists({ look, children }: ListsProps) {
  return (
    <div className={`crossbar-clues ${look}`}>
      {[false, true].map((wanted) => (
        <section key={String(wanted)} aria-label={wanted ? "Down" : "Across"}>
          <h2>{wanted ? "Down" : "Across"}</h2>
          <ol>
            {slots.map(
              (slot, index) =>
                isDown(slot) === wanted && <li key={slot.at}>{children(slot, index)}</li>,
            )}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The number of a clue. */
export const numberOf = ({ at }: Slot) => <b className="digits">{at.charAt(0)}</b>;
