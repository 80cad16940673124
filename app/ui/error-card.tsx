import { LinkButton } from "./button";

type ErrorCardProps = { title?: string | undefined; message: string; retryTo: string };

/** Says that a part of the page could not be had, and offers to try again. */
export function ErrorCard({ title, message, retryTo }: ErrorCardProps) {
  return (
    <div className="card notice" role="alert">
      <p className="notice-title">{title ?? message}</p>
      {title && <p>{message}</p>}
      <LinkButton to={retryTo} size="small" replace>
        Try again
      </LinkButton>
    </div>
  );
}
