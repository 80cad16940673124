import type { Flash } from "./flash";

export const TOAST_EVENT = "toast";

/** Shows a message from where no component is at hand; the provider of toasts hears it (app/look/ui/toast.tsx). */
export function showToast(flash: Flash): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: flash }));
}
