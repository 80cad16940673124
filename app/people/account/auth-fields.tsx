import { Link } from "@remix-run/react";
import { Field } from "~/look/ui/field";
import { PASSWORD_MIN_LENGTH } from "~/platform/identity/identity-provider";
import {
  type AuthMode,
  EMAIL_MAX_LENGTH,
  HONEYPOT,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
} from "./auth-form";
import type { AuthRefusal } from "./auth-refusal";

/** The ids of the dialog's controls, for what leads to them. */
export const controlIds = {
  name: "auth-name",
  email: "auth-email",
  password: "auth-password",
} as const;

type AuthFieldsProps = { mode: AuthMode; refusal: AuthRefusal | null; forgotTo: string };

export function AuthFields({ mode, refusal, forgotTo }: AuthFieldsProps) {
  const { values, errors } = refusal ?? { values: { name: "", email: "" }, errors: {} };
  return (
    <>
      {mode === "signup" && <NameField value={values.name} />}
      <Field label="Email" id={controlIds.email} {...(errors.email && { error: errors.email })}>
        <input
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
          required
          defaultValue={values.email}
        />
      </Field>
      {mode !== "forgot" && (
        <Field
          label="Password"
          id={controlIds.password}
          {...(mode === "signup" && { hint: `At least ${PASSWORD_MIN_LENGTH} characters` })}
          {...(errors.password && { error: errors.password })}
        >
          <input
            type="password"
            name="password"
            autoComplete={mode === "login" ? "current-password" : "new-password"}
            maxLength={PASSWORD_MAX_LENGTH}
            {...(mode === "signup" && { minLength: PASSWORD_MIN_LENGTH })}
            required
          />
        </Field>
      )}
      {mode === "login" && (
        <Link to={forgotTo} replace className="text-link">
          Forgot password?
        </Link>
      )}
    </>
  );
}

function NameField({ value }: { value: string }) {
  return (
    <>
      <Field label="Display name" id={controlIds.name} hint="What other fans see">
        <input
          name="name"
          autoComplete="nickname"
          maxLength={NAME_MAX_LENGTH}
          defaultValue={value}
        />
      </Field>
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
