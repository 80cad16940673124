import { Link, useNavigate } from "@remix-run/react";
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useId,
  useRef,
} from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "./icon";
import { ToastPlace } from "./toast";

type DialogProps = {
  title: string;
  /** The address without the dialog. */
  closeTo: string;
  /** What closing does with JavaScript; without it, and by default, the address changes to `closeTo`. */
  onClose?: () => void;
  /** While something is under way nothing in it can be pressed and it can't be closed. */
  isLocked?: boolean;
  /** The id of the control that it starts at; else the first that takes the focus. */
  startsAt?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The one dialog there is: open because the address says so. The server renders it open; with JavaScript it
 * becomes modal, takes the focus and gives it back. Escape, the cross and a press beside it close it.
 */
export function Dialog({
  title,
  closeTo,
  onClose,
  isLocked = false,
  startsAt = "",
  className = "",
  children,
}: DialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const close = () => {
    if (isLocked) return;
    if (onClose) onClose();
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  };
  const shown = useRef<HTMLDialogElement | null>(null);
  const leave = useRef(() => {});
  // As a ref and not an effect: React calls it before it takes the element away, when close() can still hand
  // the focus back to the link that opened the dialog.
  const modal = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (dialog) leave.current = showModal(dialog, startsAt);
      else leave.current();
      shown.current = dialog;
    },
    [startsAt],
  );
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  // Escape pressed twice closes a dialog whatever its page says to it.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isLocked) event.currentTarget.showModal();
    else close();
  };
  // A press that only ends beside the dialog, as when text is selected in it, is no wish to close it.
  const pressedBeside = useRef(false);
  const onPointerDown = (event: PointerEvent) => {
    pressedBeside.current = event.target === shown.current;
  };
  const onClick = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === shown.current) close();
  };
  const onCross = (event: MouseEvent) => {
    if (!onClose && !isLocked) return;
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for this is Escape, which arrives as cancel.
    <dialog
      ref={modal}
      open
      aria-labelledby={titleId}
      className={`dialog ${className}`}
      aria-busy={isLocked}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className="dialog-sheet" {...(isLocked && { inert: "" })}>
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <Link
            to={closeTo}
            replace
            preventScrollReset
            discover="none"
            onClick={onCross}
            className="icon-button"
            aria-label="Close"
          >
            <Icon name="x" />
          </Link>
        </div>
        {children}
      </div>
      <ToastPlace />
    </dialog>
  );
}

/**
 * Makes a dialog modal. What has the focus in it already, since a person was faster than the script, keeps it.
 *
 * @returns what closes it and hands the focus back: to what had it, or, on a page that came with the dialog open, to the
 *   link that leads to this address
 */
function showModal(dialog: HTMLDialogElement, startsAt: string): () => void {
  const { activeElement } = document;
  const opener = `a[href="${CSS.escape(location.pathname + location.search)}"]`;
  const start = dialog.contains(activeElement) ? activeElement : document.getElementById(startsAt);
  dialog.removeAttribute("open");
  dialog.showModal();
  (start as HTMLElement | null)?.focus();
  return () => {
    dialog.close();
    if (document.activeElement !== document.body && !dialog.contains(document.activeElement))
      return;
    for (const link of document.querySelectorAll<HTMLElement>(opener)) {
      if (!dialog.contains(link)) link.focus();
      if (document.activeElement === link) return;
    }
  };
}

/**
 * What lies behind a dialog. A modal dialog keeps everybody out of it by itself; a page without JavaScript says so
 * in its HTML.
 */
export function InertBehindDialog({
  isCovered,
  children,
}: {
  isCovered: boolean;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  const inert = isCovered && !hydrated ? { inert: "" } : {};
  return (
    <div className="contents" {...inert}>
      {children}
    </div>
  );
}
