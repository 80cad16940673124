import { useFetcher } from "@remix-run/react";
import { Button } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { Field } from "~/look/ui/field";
import { paths } from "~/paths";
import type { TestRequestAnswer } from "./test-request-answer";
import { testingPanelTexts as texts } from "./testing-panel-texts";

const URL_MAX_LENGTH = 2000;

/**
 * Calls an API with the user's own token.
 *
 * @param answered the result of a post without JavaScript
 */
export function TestingPanel({ answered }: { answered: TestRequestAnswer | null }) {
  const fetcher = useFetcher<TestRequestAnswer>();
  const isTesting = fetcher.state !== "idle";
  const answer = fetcher.data ?? answered;
  const result = isTesting ? null : answer?.result;
  const problem = result && "problem" in result ? result.problem : null;
  return (
    <Card className="stack">
      <h2>{texts.panel}</h2>
      <p className="muted">{texts.tokenNotice}</p>
      <fetcher.Form method="post" action={paths.settings} className="form">
        <Field label={texts.field} {...(problem && { error: problem })}>
          <input
            name="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={URL_MAX_LENGTH}
            placeholder="https://"
            defaultValue={answered?.url}
          />
        </Field>
        <div className="row">
          <Button name="intent" value="test-api" isBusy={isTesting}>
            {isTesting ? "Testing..." : texts.button}
          </Button>
        </div>
        <div role="status" className="api-result">
          {result && "status" in result && <Answer {...result} />}
        </div>
      </fetcher.Form>
    </Card>
  );
}

function Answer({ status, body, isCut }: { status: string; body: string; isCut: boolean }) {
  return (
    <>
      <p className="notice-title">{status}</p>
      <textarea className="api-answer" aria-label={texts.answer} readOnly value={body} />
      {isCut && <p className="muted">{texts.cut}</p>}
    </>
  );
}
