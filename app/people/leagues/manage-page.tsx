import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { leaguePath, manageLeaguePath } from "~/league-paths";
import { BackLink } from "~/look/ui/back-link";
import { Button } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Field } from "~/look/ui/field";
import { Icon } from "~/look/ui/icon";
import { paths, withSearch } from "~/paths";
import { spokenCode } from "./league-code";
import { fieldIds, type LeagueRefusal } from "./league-forms";
import type { ManageView } from "./manage-view";

type ManagePageProps = { league: ManageView; refusal: LeagueRefusal | null };

/** What a member, and more so the owner, can do with a league. */
export function ManagePage({ league, refusal }: ManagePageProps) {
  const { id, name, code, isOwner, isMuted, others } = league;
  const isReporting = others.some(({ report }) => report !== null);
  return (
    <div className="page narrow league">
      <BackLink to={leaguePath(id)}>To the table</BackLink>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {refusal && (
        <ErrorSummary
          problems={[
            { text: refusal.problem, ...(refusal.field && { controlId: fieldIds[refusal.field] }) },
          ]}
        />
      )}
      {isOwner && (
        <>
          <Rename
            id={id}
            name={refusal?.intent === "rename" ? refusal.values.name : name}
            refusal={refusal}
          />
          <Tool
            id={id}
            title="New link"
            text={`Now it is ${spokenCode(code)}. With a new one, nobody comes in by the old link.`}
          >
            <Button name="intent" value="new-code" size="small">
              Make a new link
            </Button>
          </Tool>
        </>
      )}
      {others.length > 0 && (isOwner || isReporting) && <Others {...league} />}
      <Tool
        id={id}
        title={isMuted ? "Muted" : "Mute"}
        text="A muted league has no line on home, and no notice on Mondays."
      >
        <Button name="intent" value={isMuted ? "unmute" : "mute"} size="small">
          {isMuted ? "Hear of it again" : "Mute it"}
        </Button>
      </Tool>
      <Tool id={id} title="Leave" text={leaveText(league)}>
        <Button name="intent" value="leave" size="small">
          Leave the league
        </Button>
      </Tool>
      {isOwner && <End id={id} refusal={refusal} />}
      <Link to={paths.report("league", id)} className="text-link">
        <Icon name="flag" />
        Report the league's name
      </Link>
      {others.length > 0 && !isReporting && (
        <Link to={withSearch(manageLeaguePath(id), "", { report: "1" })} className="text-link">
          <Icon name="flag" />
          Report a member's name
        </Link>
      )}
    </div>
  );
}

function leaveText({ isOwner, others }: ManageView): string {
  if (others.length === 0) return "Nobody else is in it: it ends when you leave.";
  const stays = "Past weeks keep your points, without your name.";
  return isOwner ? `${stays} Whoever has been in it longest becomes the owner.` : stays;
}

function Tool({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={manageLeaguePath(id)} className="card form">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="row">{children}</div>
    </Form>
  );
}

type RenameProps = { id: string; name: string; refusal: LeagueRefusal | null };

function Rename({ id, name, refusal }: RenameProps) {
  const error = refusal?.field === "name" ? refusal.problem : undefined;
  return (
    <Form method="post" action={manageLeaguePath(id)} className="card form">
      <h2>Rename</h2>
      <Field label="Name" id={fieldIds.name} {...(error && { error })}>
        <input name="name" defaultValue={name} autoComplete="off" required />
      </Field>
      <div className="row">
        <Button name="intent" value="rename" size="small">
          Save
        </Button>
      </div>
    </Form>
  );
}

function Others({ id, isOwner, others }: ManageView) {
  return (
    <section className="card form" aria-labelledby="others">
      <h2 id="others">Members</h2>
      {isOwner && <p>A removed member can't come back by the same link.</p>}
      <ul className="league-others">
        {others.map(({ seat, name, report }) => (
          <li key={seat}>
            {(report || !isOwner) && <bdi className="league-name">{name}</bdi>}
            {report && (
              <Link to={paths.report("name", report)} className="text-link">
                Report<span className="sr-only"> {name}</span>
              </Link>
            )}
            {isOwner && !report && (
              <details>
                <summary>
                  <bdi className="league-name">{name}</bdi>
                </summary>
                <Form method="post" action={manageLeaguePath(id)} className="row">
                  <input type="hidden" name="seat" value={seat} />
                  <Button name="intent" value="remove" variant="danger" size="small">
                    Remove<span className="sr-only"> {name}</span>
                  </Button>
                  <Button name="intent" value="hand-over" size="small">
                    Make owner<span className="sr-only">: {name}</span>
                  </Button>
                </Form>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function End({ id, refusal }: { id: string; refusal: LeagueRefusal | null }) {
  const error = refusal?.field === "confirm" ? refusal.problem : undefined;
  const note = `${fieldIds.confirm}-note`;
  return (
    <Form method="post" action={manageLeaguePath(id)} className="card form">
      <h2>End it</h2>
      <p>For everybody, with all its weeks. Nothing is left of it.</p>
      <label className="league-sure">
        <input
          type="checkbox"
          name="confirm"
          value="yes"
          id={fieldIds.confirm}
          {...(error && { "aria-invalid": true, "aria-describedby": note })}
        />
        Yes, end it for all
      </label>
      {error && (
        <p id={note} className="field-error">
          {error}
        </p>
      )}
      <div className="row">
        <Button name="intent" value="end" variant="danger" size="small">
          End the league
        </Button>
      </div>
    </Form>
  );
}
