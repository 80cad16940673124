import { Form } from "@remix-run/react";
import { Button } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { paths } from "~/paths";

/** A person whom the user has blocked, by the id of the block. */
export type BlockedPerson = { id: string; name: string };

/** Whom a user has blocked, each with a button that takes it back; nothing if the list is empty. */
export function BlockedPeople({ people }: { people: readonly BlockedPerson[] }) {
  if (people.length === 0) return null;
  return (
    <Form method="post" action={paths.settings} replace>
      <Card className="stack">
        <h2>Blocked people</h2>
        <p className="muted">
          You and they don’t see each other in the feed, in tables and in challenges. In a league
          that you are both in, each is “A player” to the other.
        </p>
        <ul className="stack">
          {people.map(({ id, name }) => (
            <li key={id} className="row blocked-person">
              <bdi>{name}</bdi>
              <Button name="unblock" value={id} size="small">
                Unblock<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </Form>
  );
}
