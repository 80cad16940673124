import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "remix-utils/use-hydrated";
import type { Flash } from "./flash";
import { Icon } from "./icon";
import { TOAST_EVENT } from "./toast-event";

const LIFETIME_MS = 3200;

type VisibleToast = Flash & { key: number };

const ToastContext = createContext<((toast: Flash) => void) | null>(null);

/**
 * Shows messages for 3200 ms each.
 *
 * @returns a function that shows a message
 * @throws Error without a `ToastProvider` above
 */
export function useToast(): (toast: Flash) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it.");
  return show;
}

/** Stores the messages. The server's flash message is in the HTML: a banner without JavaScript, a toast with it. */
export function ToastProvider({ flash, children }: { flash: Flash | null; children: ReactNode }) {
  const [toasts, setToasts] = useState<VisibleToast[]>(() => (flash ? [{ ...flash, key: 0 }] : []));
  const [seen, setSeen] = useState(flash);
  const [place, setPlace] = useState<Element | null>(null);
  const show = useCallback((toast: Flash) => {
    setToasts((all) => [...all, { ...toast, key: (all.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  useEffect(() => {
    const onToast = (event: Event) => show((event as CustomEvent<Flash>).detail);
    addEventListener(TOAST_EVENT, onToast);
    return () => removeEventListener(TOAST_EVENT, onToast);
  }, [show]);
  if (flash !== seen) {
    setSeen(flash);
    if (flash) show(flash);
  }
  const dismiss = useCallback((key: number) => {
    setToasts((all) => all.filter((toast) => toast.key !== key));
  }, []);
  const shown = toasts.map((toast) => <Toast key={toast.key} toast={toast} onEnd={dismiss} />);
  // After each render, since an open dialog may have been removed in it.
  useEffect(() => setPlace(document.querySelector("dialog:modal [data-toast-place]")));
  return (
    <ToastContext.Provider value={show}>
      <div className="toasts" role="status">
        {!place && shown}
      </div>
      {place && createPortal(shown, place)}
      {children}
    </ToastContext.Provider>
  );
}

/** Where messages go while a dialog is open: it covers everything outside it. */
export function ToastPlace() {
  return <div className="toasts" role="status" data-toast-place />;
}

function Toast({ toast, onEnd }: { toast: VisibleToast; onEnd: (key: number) => void }) {
  const hydrated = useHydrated();
  useEffect(() => {
    const timer = setTimeout(onEnd, LIFETIME_MS, toast.key);
    return () => clearTimeout(timer);
  }, [toast.key, onEnd]);
  return (
    <div className={`toast toast-${toast.status}`}>
      <p>
        <strong>{toast.title}</strong>
        {toast.message && <span>: {toast.message}</span>}
      </p>
      {hydrated && (
        <button
          type="button"
          className="icon-button"
          aria-label="Dismiss"
          onClick={() => onEnd(toast.key)}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
