import { Link } from "@remix-run/react";
import { LEAGUES_PATH, manageLeaguePath } from "~/league-paths";
import { BackLink } from "~/look/ui/back-link";
import { LinkButton } from "~/look/ui/button";
import { Field } from "~/look/ui/field";
import { paths } from "~/paths";
import { ShareButton } from "~/shell/share-button";
import { Champion, SeasonChampions } from "./champion";
import { HeadToHead } from "./head-to-head";
import { spokenCode } from "./league-code";
import type { LeagueView } from "./league-view";
import { WeekTable } from "./week-table";

const NAMED = 4;

/** A league's week. */
export function LeaguePage(league: LeagueView) {
  const { id, name, week, rows, lead, waiting, versus, champions, season } = league;
  const isOpen = rows.some(({ isYou, days }) => isYou && days.includes("open"));
  return (
    <div className="page narrow league">
      <BackLink to={LEAGUES_PATH}>All leagues</BackLink>
      <header className="league-head pitch">
        <p className="eyebrow">Week {week}</p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="lead">{lead || "Nobody else yet. Send the link to a friend."}</p>
        {isOpen && (
          <p>
            <LinkButton to={paths.play} variant="chalk" size="small">
              Play today's games
            </LinkButton>
          </p>
        )}
      </header>
      {champions && <Champion champions={champions} />}
      {versus ? <HeadToHead rows={rows} versus={versus} /> : <WeekTable {...league} />}
      {waiting.length > 0 && <p>Not played today: {namesOf(waiting)}.</p>}
      <Invite {...league} isFirst={rows.length === 1} />
      {season.length > 0 && <SeasonChampions id={id} season={season} />}
      <p className="muted">
        The best five games of each day count, 1,000 points each at most. The week is over on Sunday
        night; on Monday at six it is counted.
      </p>
      <Link to={manageLeaguePath(id)} className="text-link">
        Mute, leave, report and more
      </Link>
    </div>
  );
}

function namesOf(names: readonly string[]): string {
  const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names;
  const more = names.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** The link stays in view until there are two. */
function Invite({ name, invitation, code, isFirst }: LeagueView & { isFirst: boolean }) {
  const aloud = `Or read the code aloud: ${spokenCode(code)}`;
  return (
    <div className="card league-invite">
      <ShareButton
        content={{ title: name, text: `Join ${name}, a league on Kickabout.`, url: invitation }}
        label="Invite: copy link"
        variant={isFirst ? "primary" : "outline"}
        what="link"
      />
      {isFirst ? (
        <Field label="The link" hint={aloud}>
          <input readOnly value={invitation} />
        </Field>
      ) : (
        <p className="muted">{aloud}</p>
      )}
    </div>
  );
}
