import { useId } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { PushSettings } from "~/platform/firebase/firebase-settings";
import { CopyToken } from "./copy-token";
import { usePushAlerts } from "./use-push-alerts";

type PushToggleProps = {
  settings: PushSettings | null;
  /** The server's knowledge, shown until a script has checked. */
  wasOn: boolean;
};

const NEEDS_SCRIPT = ". To turn them on or off, your browser has to run scripts.";

/** 'Push game alerts' (docs/rules.md#alerts): a switch for this device, outside the surrounding form's data. */
export function PushToggle({ settings, wasOn }: PushToggleProps) {
  const id = useId();
  const isAlive = useHydrated();
  const { isOn, isBusy, flip, control } = usePushAlerts(settings, wasOn);
  return (
    <>
      <div className="toggle">
        <div>
          <label htmlFor={id}>Push game alerts</label>
          <p id={`${id}-hint`} className="muted">
            Kick-offs and fresh questions, on this device
            <span className="without-script">{NEEDS_SCRIPT}</span>
          </p>
        </div>
        <input
          id={id}
          type="checkbox"
          ref={control}
          role="switch"
          aria-checked={isOn}
          aria-describedby={`${id}-hint`}
          aria-busy={isBusy}
          checked={isOn}
          onChange={flip}
          disabled={!isAlive || isBusy}
        />
      </div>
      {isOn && <CopyToken isDisabled={!isAlive || isBusy} />}
    </>
  );
}
