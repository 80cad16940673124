import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { Button, LinkButton } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Field } from "~/look/ui/field";
import { Icon } from "~/look/ui/icon";
import { NAME_MAX_LENGTH } from "~/people/account/auth-form";
import { providerNames } from "~/people/account/provider-names";
import { type SimulatedProvider as Page, SIMULATED_PROVIDER_MESSAGE } from "./simulated-provider";

type SimulatedProviderPageProps = Page & { idToken: string | null; problem: string | null };

/** Stands in for Google's or Apple's page in embedded mode: in a popup, or as a page without JavaScript. */
export function SimulatedProviderPage(props: SimulatedProviderPageProps) {
  const { provider, accounts, redirectTo, isPopup, idToken, problem } = props;
  usePostToOpener(idToken);
  const name = providerNames[provider];
  if (idToken) return <p className="page narrow">You are in. This window can be closed.</p>;
  return (
    <div className="page narrow">
      <p className="eyebrow">Practice sign-in</p>
      {/* One text and not two: the second would move when the font arrives. */}
      <h1>{`Continue with ${name}`}</h1>
      <p>This Kickabout runs on its own, without {name}. Choose a practice account instead.</p>
      <ErrorSummary problems={problem ? [{ text: problem }] : []} />
      <Form method="post" className="form">
        {accounts.map((account) => (
          <Button key={account.id} name="account" value={account.id}>
            <Icon name="user-round" />
            Continue as {account.name}
          </Button>
        ))}
        <Field label="Your name" hint="We make up an email address for you">
          <input
            name="name"
            autoComplete="nickname"
            maxLength={NAME_MAX_LENGTH}
            defaultValue="Sunday Player"
          />
        </Field>
        <Button variant="primary" name="account" value="new">
          Use a new account
        </Button>
        {isPopup ? (
          <Button type="button" onClick={() => window.close()}>
            Cancel
          </Button>
        ) : (
          <LinkButton to={redirectTo}>Cancel</LinkButton>
        )}
      </Form>
    </div>
  );
}

/** Posts the ID token to the opener and closes the window. */
function usePostToOpener(idToken: string | null): void {
  useEffect(() => {
    const opener: Window | null = window.opener;
    if (!idToken || !opener) return;
    opener.postMessage({ type: SIMULATED_PROVIDER_MESSAGE, idToken }, location.origin);
    window.close();
  }, [idToken]);
}
