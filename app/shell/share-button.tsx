import { type MouseEvent, useState } from "react";
import { Field } from "~/look/ui/field";
import type { Flash } from "~/look/ui/flash";
import { Icon } from "~/look/ui/icon";
import { useToast } from "~/look/ui/toast";
import { type Shareable, type ShareOutcome, share, shareableText } from "./share";

type ShareButtonProps = {
  content: Shareable;
  label: string;
  variant: "primary" | "outline";
  /** What is shared, as named in the error message. */
  what: "results" | "link";
};

/** Messages about sharing (spec, section 8: share). */
function messageOf(outcome: ShareOutcome, what: string): Flash | null {
  if (outcome === "shared") return { status: "success", title: "Shared" };
  if (outcome === "copied") return { status: "success", title: "Copied" };
  if (outcome === "dismissed") return null;
  const message =
    what === "results"
      ? "Try again or copy your results manually."
      : "Try again or copy the link manually.";
  return { status: "error", title: "Unable to share", message };
}

/** Shares content. It expands to the text to copy: at once without JavaScript, with it if all else failed. */
export function ShareButton({ content, label, variant, what }: ShareButtonProps) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const onShare = async (event: MouseEvent) => {
    event.preventDefault();
    const outcome = await share(content);
    setOpen(outcome === "failed");
    const message = messageOf(outcome, what);
    if (message) toast(message);
  };
  return (
    <details className="share" open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary className={`button button-${variant}`} onClick={onShare}>
        <Icon name="share-2" />
        {label}
      </summary>
      <Field label="Copy this">
        <textarea readOnly rows={3} defaultValue={shareableText(content)} />
      </Field>
    </details>
  );
}
