import { Field } from "~/ui/field";
import { type Hex, luminanceOf, readHex } from "./hex-color";
import { kitColors } from "./random-profile";

type KitProps = {
  label: string;
  name: "homeKitColor" | "awayKitColor";
  id: string;
  /** "#0ea5e9", as the form has it. */
  value: string;
  /** What the drawn shirt shows. */
  color: Hex;
  number: number;
  error: string | undefined;
  /** Puts a preset into the colour input. */
  onPreset: (color: string) => void;
};

const DARK_ON = 0.4;

/** One kit: its colour, eight colours that go well on grass, and the shirt. */
export function Kit({ label, name, id, value, color, number, error, onPreset }: KitProps) {
  return (
    <div className="kit">
      <Shirt color={color} number={number} label={label} />
      <div className="stack">
        <Field label={`${label} kit colour`} id={id} {...(error && { error })}>
          <input type="color" name={name} defaultValue={`#${readHex(value) ?? color}`} />
        </Field>
        <fieldset className="row presets" aria-label={`${label} kit presets`}>
          {kitColors.map((preset) => (
            <button
              key={preset}
              type="submit"
              name={`preset-${name}`}
              value={`#${preset}`}
              formMethod="get"
              formNoValidate
              className="preset"
              aria-label={`#${preset}`}
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
  const ink = luminanceOf(color) > DARK_ON ? "#10211a" : "#ffffff";
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
        stroke={ink}
        strokeOpacity="0.5"
        strokeWidth="3"
      />
      <text x="60" y="84" fill={ink} textAnchor="middle" className="shirt-number">
        {number}
      </text>
    </svg>
  );
}
