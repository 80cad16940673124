import type { MouseEvent } from "react";
import { LinkButton } from "./button";

type ErrorCardProps = {
  title?: string | undefined;
  message: string;
  retryTo: string;
  retryLabel?: string;
  /** Tries again without leaving the page; without JavaScript, and by default, the link loads `retryTo`. */
  onRetry?: () => void;
};

/** Says that a part of the page could not be had, and offers to try again. */
export function ErrorCard(props: ErrorCardProps) {
  const { title, message, retryTo, retryLabel = "Try again", onRetry } = props;
  const onClick = (event: MouseEvent) => {
    if (!onRetry || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <div className="card notice" role="alert" data-failed="">
      <p className="notice-title">{title ?? message}</p>
      {title && <p>{message}</p>}
      <LinkButton to={retryTo} size="small" replace onClick={onClick}>
        {retryLabel}
      </LinkButton>
    </div>
  );
}
