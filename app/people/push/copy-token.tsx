import { useState } from "react";
import { Button } from "~/look/ui/button";
import { Field } from "~/look/ui/field";
import { useToast } from "~/look/ui/toast";
import { readToken } from "./device-token";

/** 'Copy token', for testing alerts. If copying fails, the token is shown for selection. */
export function CopyToken({ isDisabled }: { isDisabled: boolean }) {
  const toast = useToast();
  const [shown, setShown] = useState<string | null>(null);
  const onCopy = async () => {
    const alerts = await import("./push-alerts").catch(() => null);
    const copying = await alerts?.copyToken();
    if (copying) toast(copying.toast);
    setShown(copying?.status === "copied" ? null : readToken());
  };
  return (
    <div className="stack">
      <div className="row">
        <Button type="button" size="small" disabled={isDisabled} onClick={onCopy}>
          Copy token
        </Button>
      </div>
      {shown && (
        <Field label="This device's token">
          <textarea
            readOnly
            rows={3}
            value={shown}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
      )}
    </div>
  );
}
