import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type PlayerTexts, readPlayer } from "./profile-form";

/**
 * What stands in the form at the moment. The form itself keeps it, so that what was typed before the page was alive
 * counts too; here it is only read.
 *
 * @param initial as the page was rendered
 */
export function usePlayerForm(initial: PlayerTexts) {
  const form = useRef<HTMLFormElement>(null);
  const [player, setPlayer] = useState(initial);
  const read = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setPlayer((last) => {
      const now = readPlayer((field) => textOf(fields.get(field)), last);
      return now.facialHairStyle === "Blank" ? { ...now, facialHairColor: now.hairColor } : now;
    });
  }, []);
  useEffect(read, [read]);
  useFacialHairColor(form, player);

  /** Puts a value into a control, as if it had been chosen there. */
  const choose = (field: keyof PlayerTexts, value: string) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLInputElement) control.value = value;
    read();
  };
  return { form, player, read, choose };
}

/** Without facial hair the hair's colour is the chosen one (spec, section 4). */
function useFacialHairColor(form: RefObject<HTMLFormElement>, player: PlayerTexts): void {
  useEffect(() => {
    const control = form.current?.elements.namedItem("facialHairColor");
    if (control instanceof RadioNodeList) control.value = player.facialHairColor;
  }, [form, player.facialHairColor]);
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : null);
