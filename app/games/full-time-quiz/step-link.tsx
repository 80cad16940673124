import { forwardRef, type ReactNode } from "react";
import { LinkButton } from "~/look/ui/button";

type StepLinkProps = {
  to: string;
  variant?: "primary" | "outline";
  size?: "small";
  children: ReactNode;
};

/**
 * A link within the quiz. It replaces the history entry, so that one step back leaves the quiz, and asks the
 * network for nothing.
 */
export const StepLink = forwardRef<HTMLAnchorElement, StepLinkProps>(function StepLink(props, ref) {
  return <LinkButton ref={ref} replace preventScrollReset discover="none" {...props} />;
});
