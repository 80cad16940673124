import { Field } from "~/look/ui/field";
import { DISPLAY_NAME_MAX_LENGTH } from "~/platform/identity/display-name";
import { cached } from "~/shell/cached";
import { ageOn } from "./birth-date";
import { countryOptions } from "./countries";
import { PLAYER_NUMBER_MAX } from "./limits";
import { positionOptions } from "./positions";
import type { PartProps } from "./profile-part";

export const help =
  "Who you are on the pitch. Your date of birth gives your age and is shown to nobody else. Name, number and country show on your card once you have saved.";

const CountriesView = ({ chosen }: { chosen: string }) => (
  <>
    {countryOptions(chosen).map(({ value, flag }) => (
      <option key={value} value={value}>
        {`${flag} ${value}`.trim()}
      </option>
    ))}
  </>
);

const Countries = import.meta.env.SSR ? cached("countries", CountriesView) : CountriesView;

/** The player's name, number, position, country and date of birth. */
export function Fields({ player, errors, today }: PartProps) {
  const age = ageOn(player.dateOfBirth, today);
  return (
    <>
      <Field label="Display Name" hint={`At most ${DISPLAY_NAME_MAX_LENGTH} characters`}>
        <input
          name="displayName"
          autoComplete="nickname"
          maxLength={DISPLAY_NAME_MAX_LENGTH}
          defaultValue={player.displayName}
        />
      </Field>
      <Field label="Gender">
        <select name="gender" defaultValue={player.gender}>
          <option value="male">Male</option>
          <option value="female">Female</option>
        </select>
      </Field>
      <Field label="Position">
        <select name="position" defaultValue={player.position}>
          {positionOptions(player.position).map(({ value, code }) => (
            <option key={value} value={value} data-code={code}>
              {code ? `${value} (${code})` : value}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Player Number" id="playerNumber" error={errors.playerNumber}>
        <input
          type="number"
          name="playerNumber"
          inputMode="numeric"
          min={0}
          max={PLAYER_NUMBER_MAX}
          defaultValue={player.playerNumber}
        />
      </Field>
      <Field label="Country">
        <select name="country" autoComplete="country-name" defaultValue={player.country}>
          <Countries chosen={player.country} />
        </select>
      </Field>
      <Field
        label="Date of birth"
        id="dateOfBirth"
        hint={age === null ? "DD / MM / YYYY" : `${age} years old`}
        error={errors.dateOfBirth}
      >
        <input
          type="date"
          name="dateOfBirth"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
          defaultValue={player.dateOfBirth}
        />
      </Field>
    </>
  );
}
