import { type RefObject, useRef, useState } from "react";
import { tilesIn } from "./fields";
import { useBrowserLayoutEffect } from "./use-glide";
import { GROUP_SIZE } from "./words";

type Choice = {
  /** The chosen tiles, in the order in which they were chosen. */
  chosen: readonly number[];
  /** Whether the last press was one too many. */
  isFull: boolean;
  toggle: (tile: number) => void;
  clear: () => void;
};

/**
 * The words that the player has chosen. A wrong choice stays; linked words leave it; the last four are chosen already.
 *
 * @param initial the choice in the server-rendered page
 * @param open the tiles that are not linked
 */
export function useChoice(
  form: RefObject<HTMLFormElement>,
  initial: readonly number[],
  open: readonly number[],
): Choice {
  const [picked, setPicked] = useState(initial);
  const [isFull, setFull] = useState(false);
  const chosen = open.length === GROUP_SIZE ? open : picked.filter((tile) => open.includes(tile));

  const first = useRef(setPicked);
  // React has no events for words chosen before hydration; the next render would take them back.
  useBrowserLayoutEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    first.current(tilesIn((field) => data.has(field)));
  }, [form]);

  return {
    chosen,
    isFull,
    toggle(tile) {
      const has = chosen.includes(tile);
      const isOneTooMany = !has && chosen.length >= GROUP_SIZE;
      setFull(isOneTooMany);
      if (!isOneTooMany) setPicked(has ? chosen.filter((one) => one !== tile) : [...chosen, tile]);
    },
    clear() {
      setFull(false);
      setPicked([]);
    },
  };
}
