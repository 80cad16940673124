import { type MouseEvent, useState } from "react";
import { Field } from "~/ui/field";
import type { Flash } from "~/ui/flash";
import { Icon } from "~/ui/icon";
import { useToast } from "~/ui/toast";
import { type Shareable, type ShareOutcome, share, shareableText } from "./share";

/** What is said of sharing (spec, section 8: share). */
const messages: Partial<Record<ShareOutcome, Flash>> = {
  shared: { status: "success", title: "Shared" },
  copied: { status: "success", title: "Copied" },
  failed: {
    status: "error",
    title: "Unable to share",
    message: "Try again or copy your results manually.",
  },
};

/** 'Share Results'. It opens on the text to copy: at once without JavaScript, with it when nothing else worked. */
export function ShareResults({ content }: { content: Shareable }) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const onShare = async (event: MouseEvent) => {
    event.preventDefault();
    const outcome = await share(content);
    setOpen(outcome === "failed");
    const message = messages[outcome];
    if (message) toast(message);
  };
  return (
    <details className="share" open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary className="button button-primary" onClick={onShare}>
        <Icon name="share-2" />
        Share Results
      </summary>
      <Field label="Copy this">
        <textarea readOnly rows={3} defaultValue={shareableText(content)} />
      </Field>
    </details>
  );
}
