import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from "react";

type Look = {
  /** `primary` is a screen's one main action. */
  variant?: "primary" | "outline" | "chalk" | "chalk-outline" | "danger";
  size?: "small" | "regular";
};

function buttonClass({ variant = "outline", size = "regular" }: Look, more = ""): string {
  return `button button-${variant} ${size === "small" ? "button-small" : ""} ${more}`;
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While busy it ignores presses but keeps the focus, which a disabled button would lose. */
    isBusy?: boolean;
  };

/** A button; a submit button unless its type says otherwise. */
export function Button({ variant, size, className, isBusy, ...props }: ButtonProps) {
  return (
    <button
      className={buttonClass(look(variant, size), className)}
      {...(isBusy && { "aria-disabled": true, onClick: preventDefault })}
      {...props}
    />
  );
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, Look & LinkProps>(function LinkButton(
  { variant, size, className, ...props },
  ref,
) {
  return <Link ref={ref} className={buttonClass(look(variant, size), className)} {...props} />;
});

function look(variant: Look["variant"], size: Look["size"]): Look {
  return { ...(variant && { variant }), ...(size && { size }) };
}
