import { LinkButton } from "./button";

/** Says that a part of the page could not be had, and offers to try again. */
export function ErrorCard({ message, retryTo }: { message: string; retryTo: string }) {
  return (
    <div className="card notice" role="alert">
      <p className="notice-title">{message}</p>
      <LinkButton to={retryTo} size="small" replace>
        Try again
      </LinkButton>
    </div>
  );
}
