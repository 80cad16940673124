import { useFetcher } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { FormProblem } from "~/look/ui/error-summary";
import { fieldReader } from "~/platform/http/field-reader";
import { controlIds } from "./auth-fields";
import { type AuthMode, parseAuthForm } from "./auth-form";
import type { AuthAnswer, AuthRefusal } from "./auth-refusal";

/**
 * An auth form: checked in the browser by the server's own rules, posted without leaving the page,
 * and with what came back, from here or in the page's HTML.
 *
 * @param fromServer what a post without JavaScript was refused for
 */
export function useAuthForm(mode: AuthMode, fromServer: AuthRefusal | null) {
  const fetcher = useFetcher<AuthAnswer>();
  const isHydrated = useHydrated();
  const [found, setFound] = useState<AuthRefusal | null>(null);
  const [isWithProvider, setWithProvider] = useState(false);
  const isSending = fetcher.state !== "idle";
  const answered = fetcher.data?.authRefusal ?? fromServer;
  const refusal = isSending ? null : (found ?? answered);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const read = fieldReader(new FormData(event.currentTarget));
    const { errors } = parseAuthForm(mode, read);
    const isWrong = Object.keys(errors).length > 0;
    const values = { name: read("name"), email: read("email") };
    setFound(isWrong ? { values, errors, problem: null } : null);
    if (isWrong) event.preventDefault();
  };
  /** Says what went wrong elsewhere at the form, or, with null, that nothing is wrong any more. */
  const setProblem = (problem: string | null) =>
    setFound({ values: { name: "", email: "" }, errors: {}, problem });

  return {
    Form: fetcher.Form,
    isSending,
    isBusy: isSending || isWithProvider,
    setWithProvider,
    isChecking: isHydrated,
    refusal,
    problems: problemsOf(refusal),
    onSubmit,
    setProblem,
  };
}

function problemsOf(refusal: AuthRefusal | null): FormProblem[] {
  if (!refusal) return [];
  const fields = (["name", "email", "password"] as const).flatMap((field) => {
    const text = refusal.errors[field];
    return text ? [{ text, controlId: controlIds[field] }] : [];
  });
  return refusal.problem ? [{ text: refusal.problem }, ...fields] : fields;
}
