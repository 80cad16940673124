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
import { Icon } from "./icon";
import { ToastPlace } from "./toast";

type DialogProps = {
  title: string;
  /** The URL without the dialog. */
  closeTo: string;
  /** Closes the dialog with JavaScript; by default, and without it, closing navigates to `closeTo`. */
  onClose?: () => void;
  /** While busy, its controls are disabled and it can't be closed. */
  isLocked?: boolean;
  /** The id of the control that gets the focus; by default the first focusable one. */
  startsAt?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The only dialog, open because the URL says so. The server renders it open; with JavaScript it becomes modal, takes
 * the focus and restores it. Escape, the close button and a click on the backdrop close it.
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
    else navigate(closeTo, { replace: true });
  };
  const shown = useRef<HTMLDialogElement | null>(null);
  const leave = useRef(() => {});
  // A ref callback and not an effect: React calls it before it removes the element, when close() can still return the
  // focus to the link that opened the dialog.
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
  // Browsers close a dialog on a second Escape, whatever the cancel handler does.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isLocked) event.currentTarget.showModal();
    else close();
  };
  // A press that only ends outside the dialog, as when selecting text in it, must not close it.
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
 * Makes a dialog modal. If an element in it already has the focus, since the user was faster than the script, it keeps
 * it.
 *
 * @returns a function that closes it and restores the focus: to the previous element, or, on a page that loaded with
 *   the dialog open, to the link to this URL
 */
function showModal(dialog: HTMLDialogElement, startsAt: string): () => void {
  const { activeElement } = document;
  const opener = `a[href="${CSS.escape(location.pathname + location.search)}"]`;
  const start = dialog.contains(activeElement) ? activeElement : document.getElementById(startsAt);
  const { scrollTop } = dialog;
  dialog.open = false;
  dialog.showModal();
  (start as HTMLElement | null)?.focus();
  // The focus scrolls to itself: what is being read or pressed since the HTML came stays where it is.
  if (scrollTop) dialog.scrollTop = scrollTop;
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
