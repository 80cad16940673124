import { forwardRef, type ReactNode } from "react";
import { LinkButton } from "~/look/ui/button";

type PlayLinkProps = {
  to: string;
  variant?: "primary" | "outline";
  size?: "small";
  children: ReactNode;
};

/** A link within a game. It replaces the history entry, so that one step back leaves the game. */
export const PlayLink = forwardRef<HTMLAnchorElement, PlayLinkProps>(function PlayLink(props, ref) {
  return <LinkButton ref={ref} replace discover="none" {...props} />;
});
