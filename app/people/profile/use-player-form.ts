import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type PlayerTexts, readPlayer } from "./profile-form";
import { partOf } from "./profile-parts";

/** A player as form values, and what is derived from them: the position's short form, and the avatar's shirt. */
export type PlayerSeen = { player: PlayerTexts; code: string; shirt: string };

/**
 * Tracks the form's current values. The inputs are uncontrolled, so that what was typed before hydration counts too.
 *
 * @param initial as rendered
 */
export function usePlayerForm(initial: PlayerSeen & { revision: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState<PlayerSeen>(initial);
  const { player } = seen;
  // A save or the dice give another player, which resets the form.
  const key = JSON.stringify([initial.revision, initial.player]);
  const [filledWith, setFilledWith] = useState(key);
  if (filledWith !== key) {
    setFilledWith(key);
    setSeen(initial);
  }
  const read = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const code = codeIn(form.current);
    setSeen((last) => {
      const now = { ...last.player, ...readPlayer((field) => textOf(fields.get(field))) };
      return {
        player: now.facialHairStyle === "Blank" ? { ...now, facialHairColor: now.hairColor } : now,
        code: code ?? last.code,
        shirt: partOf("kits")?.shirtFor?.(now.homeKitColor) ?? last.shirt,
      };
    });
  }, []);
  useEffect(read, [read]);
  useFacialHairColor(form, player);

  /** Sets a control's value as if the user had chosen it. */
  const choose = (field: keyof PlayerTexts, value: string) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLInputElement) control.value = value;
    read();
  };
  return { form, key, ...seen, read, choose };
}

/** Without facial hair its colour follows the hair's (docs/rules.md#profile). */
function useFacialHairColor(form: RefObject<HTMLFormElement>, player: PlayerTexts): void {
  useEffect(() => {
    const control = form.current?.elements.namedItem("facialHairColor");
    if (control instanceof RadioNodeList) control.value = player.facialHairColor;
  }, [form, player.facialHairColor]);
}

/** The chosen position's short form, if the positions are visible. */
function codeIn(form: HTMLFormElement): string | undefined {
  const positions = form.elements.namedItem("position");
  if (!(positions instanceof HTMLSelectElement)) return undefined;
  return positions.selectedOptions[0]?.dataset.code;
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : null);
