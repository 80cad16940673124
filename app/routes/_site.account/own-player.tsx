import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { type OwnCard, PlayerCard } from "~/people/profile/player-card";

/** The player of an account. Until it is saved for the first time, a random one is the main action. */
export function OwnPlayer({ card }: { card: OwnCard | null }) {
  const isNew = card?.isNew ?? false;
  return (
    <div className="stack">
      {card && <PlayerCard {...card} />}
      {isNew && <p>Everybody starts out like this. Roll a player of your own.</p>}
      <Form method="post" action={paths.profile} className="row">
        {isNew && (
          <Button variant="primary" name="intent" value="random">
            Generate random profile
          </Button>
        )}
        <LinkButton to={paths.profile}>Open profile</LinkButton>
      </Form>
    </div>
  );
}
