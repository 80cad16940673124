import type { MouseEvent } from "react";
import { LinkButton } from "./button";

type ErrorCardProps = {
  title?: string | undefined;
  message: string;
  retryTo: string;
  retryLabel?: string;
  /** Retries in place; by default, and without JavaScript, the link loads `retryTo`. */
  onRetry?: () => void;
};

/** The error state of a part of a page, with a retry link. */
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
