import { Field } from "~/look/ui/field";
import { nearestShirtColour } from "./avatar/nearest-look";
import { type Hex, readHex } from "./hex-color";
import { kitColors } from "./kit-colors";
import type { PartProps } from "./profile-part";

type KitProps = {
  label: string;
  name: "homeKitColor" | "awayKitColor";
  color: Hex;
  number: number;
  error: string | undefined;
  /** Puts a preset into the colour input. */
  onPreset: (color: string) => void;
};

export const help = "One kit for home, one for away. Your player wears the home kit.";

const colorOf = (value: string): Hex => readHex(value) ?? kitColors[0].value;

/** The colour of the avatar's shirt for the home kit's control value. */
export const shirtFor = (homeKitColor: string) => nearestShirtColour(colorOf(homeKitColor));

/** The home and away kits. */
export function Fields({ player, errors, playerNumber, choose }: PartProps) {
  const kit = (label: string, name: KitProps["name"]) => (
    <Kit
      label={label}
      name={name}
      color={colorOf(player[name])}
      number={playerNumber}
      error={errors[name]}
      onPreset={(color) => choose(name, color)}
    />
  );
  return (
    <>
      {kit("Home", "homeKitColor")}
      {kit("Away", "awayKitColor")}
    </>
  );
}

/** One kit: its colour input, eight presets, and the shirt. */
function Kit({ label, name, color, number, error, onPreset }: KitProps) {
  return (
    <div className="kit">
      <Shirt color={color} number={number} label={label} />
      <div className="stack">
        <Field label={`${label} kit colour`} id={name} error={error}>
          <input type="color" name={name} defaultValue={`#${color}`} />
        </Field>
        <fieldset className="row presets" aria-label={`${label} kit presets`}>
          {kitColors.map(({ value: preset, label: presetLabel }) => (
            <button
              key={preset}
              type="submit"
              name={`preset-${name}`}
              value={`#${preset}`}
              formNoValidate
              className="preset"
              aria-pressed={preset === color}
              aria-label={presetLabel}
              title={presetLabel}
              onClick={(event) => {
                event.preventDefault();
                onPreset(`#${preset}`);
              }}
            >
              <svg viewBox="0 0 44 44" aria-hidden="true">
                <circle cx="22" cy="22" r="15" fill={`#${preset}`} />
              </svg>
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

/** The back of a shirt with its number. */
function Shirt({ color, number, label }: { color: Hex; number: number; label: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      className="shirt"
      role="img"
      aria-label={`${label} shirt, number ${number}`}
    >
      <path
        d="M42 12 16 22 4 52l20 8 4-8v58h64V52l4 8 20-8-12-30-26-10c-4 8-32 8-36 0Z"
        fill={`#${color}`}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M42 12c4 14 32 14 36 0"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.4"
        strokeWidth="3"
      />
      <text x="60" y="84" textAnchor="middle" className="shirt-number">
        {number}
      </text>
    </svg>
  );
}
