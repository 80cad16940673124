import type { Flash } from "./flash";

export const TOAST_EVENT = "toast";

/** Shows a message from outside the component tree; the toast provider listens (app/look/ui/toast.tsx). */
export function showToast(flash: Flash): void {
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: flash }));
}
