import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Field } from "~/look/ui/field";
import { Icon } from "~/look/ui/icon";
import { LEAGUES_PATH, leaguePath } from "~/paths";
import { fieldIds, type LeagueRefusal } from "./league-forms";
import { leagueTexts } from "./league-texts";
import { NAME_LENGTH } from "./limits";

/** A league in the list of a member. */
export type ListedLeague = { id: string; name: string; members: number };

type LeaguesPageProps = {
  /** Null for a visitor. */
  leagues: readonly ListedLeague[] | null;
  proposedName: string;
  refusal: LeagueRefusal | null;
  /** What a visitor sees instead of the form for a new league. */
  prompt: ReactNode;
};

/** A user's leagues, the form for a new one, and the field for a code. */
export function LeaguesPage({ leagues, proposedName, refusal, prompt }: LeaguesPageProps) {
  return (
    <div className="page narrow leagues">
      <header className="stack">
        <h1>{leagueTexts.title}</h1>
        <p className="lead">{leagueTexts.lead}</p>
      </header>
      {refusal && (
        <ErrorSummary
          problems={[
            { text: refusal.problem, ...(refusal.field && { controlId: fieldIds[refusal.field] }) },
          ]}
        />
      )}
      {leagues && leagues.length > 0 && <LeagueList leagues={leagues} />}
      {leagues ? (
        <NewLeague name={refusal?.values.name ?? proposedName} error={errorOf(refusal, "name")} />
      ) : (
        prompt
      )}
      <CodeForm code={refusal?.values.code ?? ""} error={errorOf(refusal, "code")} />
    </div>
  );
}

const errorOf = (refusal: LeagueRefusal | null, field: "name" | "code") =>
  refusal?.field === field ? refusal.problem : undefined;

function LeagueList({ leagues }: { leagues: readonly ListedLeague[] }) {
  return (
    <ul className="stack" aria-label="Your leagues">
      {leagues.map(({ id, name, members }) => (
        <li key={id}>
          <Link to={leaguePath(id)} className="card league-link">
            <span>
              <bdi>{name}</bdi>
              <span className="muted">
                {members === 1 ? "You alone so far" : `${members} members`}
              </span>
            </span>
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NewLeague({ name, error }: { name: string; error: string | undefined }) {
  return (
    <Form method="post" action={LEAGUES_PATH} className="card form">
      <h2>Start a league</h2>
      <Field
        label="Name"
        id={fieldIds.name}
        hint={`"School run", "Zola v Thandi". At most ${NAME_LENGTH} characters.`}
        {...(error && { error })}
      >
        <input name="name" defaultValue={name} autoComplete="off" required />
      </Field>
      <div className="row">
        <Button variant="primary" name="intent" value="make">
          Start
        </Button>
      </div>
    </Form>
  );
}

function CodeForm({ code, error }: { code: string; error: string | undefined }) {
  return (
    <Form method="post" action={LEAGUES_PATH} className="card form">
      <h2>Have a code?</h2>
      <Field
        label="Code"
        id={fieldIds.code}
        hint="Eight letters, from a friend's link."
        {...(error && { error })}
      >
        <input
          name="code"
          className="league-code"
          defaultValue={code}
          placeholder="BCDF-GHJK"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
      </Field>
      <div className="row">
        <Button name="intent" value="find">
          See who is in it
        </Button>
      </div>
    </Form>
  );
}
