import { Form } from "@remix-run/react";
import { Button } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { paths } from "~/paths";
import { claimIntents, claimTexts } from "./claim-texts";

/** Says how many results came along with a login, and undoes it. */
export function ClaimCard({ count }: { count: number }) {
  return (
    <Card className="stack">
      <h2 className="claim-head">
        <span className="board">{count}</span> {claimTexts.card(count)}
      </h2>
      <p>{claimTexts.why(count)}</p>
      <p className="muted">{claimTexts.undoMeans(count)}</p>
      <Form method="post" action={paths.account} replace className="row">
        <Button name="intent" value={claimIntents.undo}>
          {claimTexts.undo}
        </Button>
        <Button name="intent" value={claimIntents.keep}>
          {claimTexts.keep(count)}
        </Button>
      </Form>
    </Card>
  );
}
