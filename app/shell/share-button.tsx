import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Field } from "~/look/ui/field";
import { Icon } from "~/look/ui/icon";
import { copy, type Shareable, type ShareOutcome, share, shareableText } from "./share";

const SAID_MS = 2000;

/** What a press says (spec, section 8: share). The reader closed the share sheet without a word: so do we. */
const SAID = { shared: "Shared", copied: "Copied", dismissed: "", failed: "" } as const;

const FAILED = {
  results: "Try again or copy your results manually.",
  link: "Try again or copy the link manually.",
} as const;

type ShareButtonProps = {
  content: Shareable;
  label: string;
  variant: "primary" | "outline";
  /** What is shared, as named in the error message. */
  what: "results" | "link";
  /** The content in words, for readers who can't see its squares. */
  words?: Shareable;
};

/**
 * Shares content. Before hydration, and without JavaScript, it is a disclosure of the text to copy; a reader who has
 * opened that keeps it. Then it is a button, whose text opens below if all else failed.
 */
export function ShareButton({ content, label, variant, what, words }: ShareButtonProps) {
  const { place, isButton } = useButton();
  const [failed, setFailed] = useState<Shareable | null>(null);
  const className = `button button-${variant}`;
  const onEnd = (outcome: ShareOutcome, shared: Shareable) =>
    setFailed(outcome === "failed" ? shared : null);
  if (!isButton) {
    return (
      <div className="share" ref={place}>
        <details>
          <summary className={className}>
            <Icon name="share-2" />
            {label}
          </summary>
          <CopyField label="Copy this" content={content} />
          {words && <CopyField label="In words" content={words} />}
        </details>
      </div>
    );
  }
  return (
    <div className="share" ref={place}>
      <Press className={className} content={content} act={share} onEnd={onEnd}>
        <Icon name="share-2" />
        {label}
      </Press>
      {words && (
        <Press className="text-link" content={words} act={copy} onEnd={onEnd}>
          Copy as words
        </Press>
      )}
      <div role="status">
        {failed && (
          <p className="share-failed">
            <strong>Unable to share</strong>: {FAILED[what]}
          </p>
        )}
      </div>
      {failed && <CopyField key={failed.text} label="Copy this" content={failed} />}
    </div>
  );
}

/** Whether the script has made a button of the disclosure. It stays one if it is open, and hands on its focus. */
function useButton() {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [isButton, setIsButton] = useState(useHydrated());
  useEffect(() => {
    if (place.current?.querySelector("[open]")) return;
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    setIsButton(true);
  }, []);
  useEffect(() => {
    if (isButton && hadFocus.current) place.current?.querySelector("button")?.focus();
  }, [isButton]);
  return { place, isButton };
}

function CopyField({ label, content }: { label: string; content: Shareable }) {
  return (
    <Field label={label}>
      <textarea readOnly rows={4} defaultValue={shareableText(content)} />
    </Field>
  );
}

type PressProps = {
  className: string;
  content: Shareable;
  act: (content: Shareable) => Promise<ShareOutcome>;
  onEnd: (outcome: ShareOutcome, content: Shareable) => void;
  children: ReactNode;
};

/** A button that says for 2 s what it did, in its own place: a toast would cover what is below. */
function Press({ className, content, act, onEnd, children }: PressProps) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(setSaid, SAID_MS, "");
    return () => clearTimeout(timer);
  }, [said]);
  const onClick = async () => {
    const outcome = await act(content);
    setSaid(SAID[outcome]);
    onEnd(outcome, content);
  };
  return (
    <div className="share-press">
      <button type="button" className={className} onClick={onClick}>
        {children}
      </button>
      <span role="status">{said && <span className={className}>{said}</span>}</span>
    </div>
  );
}
