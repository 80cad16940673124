import { rightText } from "~/play/rules/crowd-texts";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { ReportLink } from "~/play/screen/report-link";
import { DUEL_PATH, SEND } from "./duel/duel-address";
import { diveText, habitsKept, keptText } from "./hindsight";
import type { SpotPuzzle, SpotState } from "./rules";
import type { Shot } from "./shot";
import { KICKS, MAX_KICKS } from "./standing";
import type { Story } from "./story";
import lastMove from "./styles/last-move.css?url";
import { capital, tallyText, yours, zoneNames } from "./texts";

/** Spot Kick at full time. */
export default function SpotEnding(props: EndingProps<SpotPuzzle, SpotState>) {
  const { place, playing, state, verdict } = props;
  const { keeper } = playing.puzzle;
  const scored = rightText(playing.crowd, kicks, "of everybody's kicks");
  const letIn = scored && `${keeper.name.split(" ").at(-1)} let in ${scored}.`;
  return place === "board" ? (
    <>
      {!import.meta.env.SSR && <link rel="stylesheet" href={lastMove} />}
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={verdict.outOf === 0 ? "Void" : tallyText(state)}
      />
    </>
  ) : (
    <AfterTheEnd playing={playing}>
      {/* Its button stands on the board, in sight at the last kick. */}
      <form id="duel" method="post" action={DUEL_PATH} hidden>
        <input type="hidden" name="intent" value={SEND} />
        <input type="hidden" name="attempt" value={playing.attempt.id} />
        <input type="hidden" name="date" value={playing.attempt.date} />
      </form>
      <a className="text-link" href={DUEL_PATH}>
        Choose other kicks for a duel
      </a>
      <section className="spot-after" aria-labelledby="spot-hindsight">
        <h3 id="spot-hindsight">{keeper.name}, in hindsight</h3>
        {letIn && <p>{letIn}</p>}
        <ul>
          {habitsKept(keeper, state.mine).map((kept, place) => (
            <li key={keeper.habits[place] ?? place}>
              {yours(keeper.habits[place] ?? "Twice to one side: waits there.")}{" "}
              <strong>{keptText(kept)}</strong>
            </li>
          ))}
          {state.mine.length > KICKS && <li>Tires in sudden death: saves less.</li>}
        </ul>
        <p>{`Habits hold ${keeper.faith / 10} in 10, the wait always. Right side, wrong height: half saved.`}</p>
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">Kick</th>
              <th scope="col">You, and the keeper</th>
              <th scope="col">They, and you</th>
            </tr>
          </thead>
          <tbody>
            {Array.from(state.mine.entries(), ([place, shot]) => (
              <tr key={place}>
                <th scope="row">{place + 1}</th>
                <Cell shot={shot} />
                <Cell shot={state.theirs[place]} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {state.story && <RealOne story={state.story} />}
    </AfterTheEnd>
  );
}

const kicks = Array.from(Array(MAX_KICKS).keys());

function Cell({ shot }: { shot: Shot | undefined }) {
  if (!shot) return <td>not needed</td>;
  const { zone, outcome } = shot;
  return (
    <td>
      <strong>{capital(outcome)}</strong>
      {`, ${zoneNames[zone]}`}
      <small>{diveText(shot)}</small>
    </td>
  );
}

/** A real shoot-out, with its kicks in rows. It does not name those who missed. */
const RealOne = ({ story }: { story: Story }) => (
  <section className="spot-after" aria-labelledby="spot-story">
    <h3 id="spot-story">The real thing: {story.title}</h3>
    <p>{story.text}</p>
    <dl>
      {story.teams.map((team, place) => (
        <div key={team}>
          <dt>{team}</dt>
          <dd>
            {story.kicks && <Kicks letters={story.kicks[place] ?? ""} />}
            <b className="digits">{story.shootout.split("-")[place]}</b>
          </dd>
        </div>
      ))}
    </dl>
    <p className="muted">
      {story.event}, {story.date}: {story.score} before the kicks. Source: {story.source}.
    </p>
    <p>
      <ReportLink record={story.id} label="Report this story" />
    </p>
  </section>
);

const Kicks = ({ letters }: { letters: string }) => (
  <span
    className="spot-kicks"
    role="img"
    aria-label={Array.from(letters, (letter) => (letter === "o" ? "goal" : "no goal")).join(", ")}
  >
    {letters.replaceAll("o", "●").replaceAll("x", "○")}
  </span>
);
