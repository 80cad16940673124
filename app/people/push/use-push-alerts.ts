import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Flash } from "~/look/ui/flash";
import { useToast } from "~/look/ui/toast";
import type { PushSettings } from "~/platform/firebase/firebase-settings";
import { readToken } from "./device-token";
import { watchToken } from "./device-token-store";
import { forgetPushCookie } from "./push-cookie";
import { requestPermission } from "./request-permission";

const load = () => import("./push-alerts");

/** The toast for an unexpected error while turning alerts on. */
export const unexpectedToast: Flash = {
  status: "error",
  title: "Push alerts unavailable",
  message: "Something went wrong while enabling push notifications. Refresh and try again.",
};

/**
 * The alerts of this device: they are on if it has a token. The code for turning them on or off loads at the press.
 *
 * @param settings null if the server has no push
 * @param wasOn the server's knowledge
 */
export function usePushAlerts(settings: PushSettings | null, wasOn: boolean) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const control = useRestoreFocus(isBusy);
  const isOn = useSyncExternalStore(watchToken, hasToken, () => wasOn);

  useEffect(() => {
    if (hasToken())
      load().then(
        ({ refresh }) => refresh(),
        () => {},
      );
    else forgetPushCookie();
  }, []);

  const flip = async () => {
    setBusy(true);
    try {
      toast(await (isOn ? turnOff(settings) : turnOn(settings)));
      revalidate();
    } catch {
      toast(unexpectedToast);
    }
    setBusy(false);
  };

  return { isOn, isBusy, flip, control };
}

/** A control loses the focus while it is disabled: restores it, unless it moved elsewhere. */
function useRestoreFocus(isBusy: boolean) {
  const control = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && document.activeElement === document.body) control.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return control;
}

const hasToken = () => readToken() !== null;

async function turnOn(settings: PushSettings | null): Promise<Flash> {
  const permission = await requestPermission(settings);
  return (await load()).enable(permission, settings);
}

async function turnOff(settings: PushSettings | null): Promise<Flash> {
  return (await load()).disable(settings);
}
