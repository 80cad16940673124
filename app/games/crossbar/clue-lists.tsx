import type { ReactNode } from "react";
import type { Slot, Slots } from "./grid";

type ListsProps = {
  look: string;
  slots: Slots;
  children: (slot: Slot, index: number) => ReactNode;
};

/** The clues across, then those down. */
export function ClueLists({ look, slots, children }: ListsProps) {
  return (
    <div className={`crossbar-clues ${look}`}>
      {[false, true].map((wanted) => (
        <section key={String(wanted)} aria-label={wanted ? "Down" : "Across"}>
          <h2>{wanted ? "Down" : "Across"}</h2>
          <ol>
            {slots.map(
              (slot, index) =>
                slot.isDown === wanted && <li key={slot.at}>{children(slot, index)}</li>,
            )}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The number of a clue. */
export const numberOf = ({ at }: Slot) => <b className="digits">{at.charAt(0)}</b>;
