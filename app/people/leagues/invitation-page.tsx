import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { invitationPath, LEAGUES_PATH, leaguePath } from "~/league-paths";
import { Button, LinkButton } from "~/look/ui/button";
import { Face } from "~/look/ui/face";
import { paths } from "~/paths";
import type { InvitationView } from "./invitation-view";
import { leagueTexts } from "./league-texts";

/**
 * An invitation: who is in the league, and the way in.
 *
 * @param prompt how a visitor gets an account
 */
export function InvitationPage({ view, prompt }: { view: InvitationView; prompt: ReactNode }) {
  if (view.state !== "open") {
    return (
      <div className="page narrow">
        <h1>{view.state === "gone" ? "No league here" : "One moment"}</h1>
        <p className="lead">
          {view.state === "gone" ? leagueTexts.unknownCode : leagueTexts.tooManyTries}
        </p>
        <p>
          <LinkButton to={LEAGUES_PATH}>Start a league of your own</LinkButton>
        </p>
      </div>
    );
  }
  const { name, players } = view;
  return (
    <div className="page narrow league">
      <header className="league-head pitch">
        <p className="eyebrow">You are invited</p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="lead">{leagueTexts.lead}</p>
      </header>
      <section aria-labelledby="members" className="stack">
        <h2 id="members">Who is in it</h2>
        <ul className="card league-members">
          {players.map(({ seat, name, avatar }) => (
            <li key={seat} className="league-who">
              <Face avatar={avatar} />
              <bdi className="league-name">{name}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <WayIn view={view} prompt={prompt} />
    </div>
  );
}

type Open = Extract<InvitationView, { state: "open" }>;

function WayIn({ view, prompt }: { view: Open; prompt: ReactNode }) {
  const { id, code, reader, isFull } = view;
  if (reader === "member") {
    return (
      <p>
        <LinkButton to={leaguePath(id)} variant="primary">
          Go to the table
        </LinkButton>
      </p>
    );
  }
  if (isFull) return <p className="lead">{leagueTexts.full}</p>;
  if (reader === "visitor") return prompt;
  return (
    <Form method="post" action={invitationPath(code)} className="row">
      <Button variant="primary" name="intent" value="join">
        Join the league
      </Button>
      <LinkButton to={paths.home}>Not now</LinkButton>
    </Form>
  );
}
