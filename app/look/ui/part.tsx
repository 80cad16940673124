import { type ComponentType, useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/** A component in a chunk of its own. On the server `load` has to come before the render. */
export type Part<Props> = ComponentType<Props> & {
  /** Never rejects: a chunk that is lost is fetched again when the part is shown. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
};

/** Marks where a part stands in the HTML. */
type PartName =
  | "start"
  | "past"
  | "live"
  | "sheet"
  | "told"
  | "end"
  | "ending"
  | "dialog"
  | "picks"
  | "feed";

/** Whether the page has a part of this name, which may be HTML alone. */
export const hasPart = (name: PartName): boolean =>
  document.querySelector(`[data-part="${name}"]`) !== null;

/**
 * A component that a page loads only when it is shown after hydration (docs/decisions/0032). In a page from the server
 * it is HTML, which hydration leaves as it is unless the chunk is there by then.
 */
export function part<Props extends object>(
  name: PartName,
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): Part<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const load = async () => {
    try {
      Loaded ??= (await fetchPart()).default;
    } catch {
      // Without a network it is tried again when that is back.
    }
  };
  function ShownPart(props: Props) {
    const isHydrated = useHydrated();
    const [isFromServer] = useState(!isHydrated);
    const [Shown, setShown] = useState(() => Loaded);
    useEffect(() => {
      if (Shown || isFromServer) return;
      const show = () => load().then(() => setShown(() => Loaded));
      show();
      addEventListener("online", show);
      return () => removeEventListener("online", show);
    }, [Shown, isFromServer]);
    const html = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
    return (
      <div className="contents" data-part={name} {...(Shown ? null : html)}>
        {Shown && <Shown {...props} />}
      </div>
    );
  }
  return Object.assign(ShownPart, { load, isLoaded: () => Loaded !== null });
}
