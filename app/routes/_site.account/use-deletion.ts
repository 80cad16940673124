import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { AccountAnswer } from "~/people/account/account-form";
import { deletionErrors } from "~/people/account/personal-data/deletion-rules";
import { byPopup, preparePopup } from "~/people/account/popup-sign-in/load-popup";
import type { ProviderMode } from "~/people/account/site-account";
import { fieldReader } from "~/platform/http/field-reader";
import type { AuthUser } from "~/platform/identity/identity-provider";

/**
 * The form that deletes an account: validated in the browser by the server's rules. Users of Google or Apple log in
 * again in a popup first.
 *
 * @param answered what a post was refused for
 */
export function useDeletion(
  user: AuthUser,
  providers: ProviderMode,
  answered: AccountAnswer | null,
) {
  const navigation = useNavigation();
  const submit = useSubmit();
  const isChecking = useHydrated();
  const [found, setFound] = useState<AccountAnswer | null>(null);
  const [isProving, setProving] = useState(false);
  const isBusy = isProving || navigation.formData?.get("intent") === "delete";

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const read = fieldReader(fields);
    const values = { confirmation: read("confirmation") };
    const errors = deletionErrors(read, user.provider);
    const refuse = (refused: Partial<AccountAnswer>) =>
      setFound({ intent: "delete", title: null, problem: null, errors: {}, values, ...refused });
    if (Object.keys(errors).length > 0) {
      event.preventDefault();
      return refuse({ errors });
    }
    setFound(null);
    const { provider, id } = user;
    if (provider === "password") return;
    event.preventDefault();
    setProving(true);
    const end = await byPopup(({ proveIdentity }) => proveIdentity(provider, providers, id));
    if (end.isDone) submit(fields, { method: "post", action: form.action, replace: true });
    else if (end.problem) refuse({ problem: end.problem });
    setProving(false);
  };

  const onIntent = () => {
    if (user.provider !== "password") void preparePopup(providers);
  };

  return { refusal: isBusy ? null : (found ?? answered), isBusy, isChecking, onIntent, onSubmit };
}
