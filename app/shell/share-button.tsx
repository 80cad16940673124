import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "~/look/ui/icon";
import type { Pressed, Shared } from "./share-press";
import { type Shareable, shareableText } from "./shareable";

type ShareButtonProps = {
  content: Shareable;
  label: string;
  variant: "primary" | "outline";
  what: Shared;
  /** The content in words, for readers who can't see its squares. */
  words?: Shareable | undefined;
};

const load = () => import("./share-press");

/** At the first sign of a press: sharing has to begin while the browser still knows of it. */
const preload = () => void load().catch(() => {});

/**
 * Shares content. Before hydration, and without JavaScript, it is a disclosure of the text to copy; a reader who has
 * opened that keeps it. Then it is a button, whose text opens below if all else failed.
 */
export function ShareButton({ content, label, variant, what, words }: ShareButtonProps) {
  const { place, button } = useButton();
  const [{ isWords, said, problem }, setPressed] = useState<Pressed>({ isWords: false });
  const press = (shown: Shareable, isWords: boolean) => () =>
    load().then(
      ({ pressShare }) => pressShare(shown, { isWords, what }, setPressed),
      () => setPressed({ isWords, problem: "" }),
    );
  const look = `button button-${variant}`;
  const name = (
    <>
      <Icon name="share-2" />
      {label}
    </>
  );
  if (!button) {
    return (
      <details className="share" ref={place}>
        <summary className={look}>{name}</summary>
        {copyField(content)}
        {words && copyField(words, "In words")}
      </details>
    );
  }
  return (
    <div className="share">
      <Press
        look={look}
        onClick={press(content, false)}
        said={!isWords && said}
        hasFocus={button === "focused"}
      >
        {name}
      </Press>
      {words && (
        <Press look="text-link" onClick={press(words, true)} said={isWords && said}>
          Copy as words
        </Press>
      )}
      <p role="status" className="field-error">
        {problem}
      </p>
      {problem !== undefined && copyField((isWords && words) || content)}
    </div>
  );
}

/** Whether the script has made a button of the disclosure, which stays one if it is open; and hands on its focus. */
function useButton() {
  const place = useRef<HTMLDetailsElement>(null);
  const [button, setButton] = useState<boolean | "focused">(useHydrated());
  useEffect(() => {
    const { current } = place;
    if (current && !current.open) {
      setButton(current.contains(document.activeElement) ? "focused" : true);
    }
  }, []);
  return { place, button };
}

function copyField(content: Shareable, label = "Copy this") {
  const text = shareableText(content);
  return (
    <div key={text} className="field">
      <label>
        {label}
        <textarea readOnly rows={4} defaultValue={text} />
      </label>
    </div>
  );
}

type PressProps = {
  look: string;
  onClick: () => void;
  said: string | false | undefined;
  /** Whether the disclosure that it replaces had the focus. */
  hasFocus?: boolean;
  children: ReactNode;
};

/** A button that says what it did in its own place: a toast would cover what is below. */
function Press({ look, onClick, said, hasFocus, children }: PressProps) {
  return (
    <div className="share-press">
      <button
        type="button"
        className={look}
        // biome-ignore lint/a11y/noAutofocus: the focus was here before.
        autoFocus={hasFocus}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onClick}
      >
        {children}
      </button>
      <span role="status">{said && <span className={look}>{said}</span>}</span>
    </div>
  );
}
