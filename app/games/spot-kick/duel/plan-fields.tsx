import { Button } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import type { Style, Zone } from "../shot";
import { DuelOdds } from "./duel-odds";
import type { Refusal } from "./duel-view";
import { emptyDraft, fieldNames, rounds } from "./plan-form";
import { duelTexts, styleNames, styles, zoneNames } from "./texts";

type PlanFormProps = { refusal: Refusal | null; label: string };

/** The form of a plan: five kicks and five dives, each a place in a goal. It posts to its own page. */
export function PlanForm({ refusal, label }: PlanFormProps) {
  const { draft, problem, missing } = refusal ?? { draft: emptyDraft, problem: null, missing: [] };
  const problems = [
    ...(problem ? [{ text: problem }] : []),
    ...missing.map((name) => ({ text: duelTexts.missingAt(name), controlId: name })),
  ];
  return (
    <form method="post" className="duel-form">
      <ErrorSummary problems={problems} />
      <DuelOdds />
      <section className="duel-picks">
        <h2>Your kicks</h2>
        {rounds.map((round) => (
          <fieldset key={round} className="duel-pick">
            <legend>Kick {round + 1}</legend>
            <GoalChoice
              name={fieldNames.kick(round)}
              chosen={draft.kicks[round]?.zone ?? null}
              missing={missing}
            />
            <StyleChoice
              name={fieldNames.style(round)}
              chosen={draft.kicks[round]?.style ?? "placed"}
            />
          </fieldset>
        ))}
      </section>
      <section className="duel-picks duel-dives">
        <h2>Your dives</h2>
        {rounds.map((round) => (
          <fieldset key={round} className="duel-pick">
            <legend>Dive {round + 1}</legend>
            <GoalChoice
              name={fieldNames.dive(round)}
              chosen={draft.dives[round] ?? null}
              missing={missing}
            />
          </fieldset>
        ))}
      </section>
      <Button variant="primary">{label}</Button>
    </form>
  );
}

type GoalChoiceProps = { name: string; chosen: Zone | null; missing: readonly string[] };

/** A goal of six places. */
function GoalChoice({ name, chosen, missing }: GoalChoiceProps) {
  const isMissing = missing.includes(name);
  return (
    <div className="duel-goal" data-missing={isMissing || undefined}>
      {zoneNames.map((place, zone) => (
        <label key={place}>
          <input
            type="radio"
            name={name}
            value={zone}
            required
            defaultChecked={zone === chosen}
            {...(zone === 0 && { id: name })}
          />
          {place}
        </label>
      ))}
    </div>
  );
}

function StyleChoice({ name, chosen }: { name: string; chosen: Style }) {
  return (
    <div className="duel-style">
      {styles.map((style) => (
        <label key={style}>
          <input type="radio" name={name} value={style} defaultChecked={style === chosen} />
          {styleNames[style]}
        </label>
      ))}
    </div>
  );
}
