import { takenBack } from "./texts";

type CallsProps = {
  isNextVoid: boolean;
  /** Whether the line is of years. */
  isYears: boolean;
};

/** The two calls, or the way past a comparison that was taken back. */
export function Calls({ isNextVoid, isYears }: CallsProps) {
  if (isNextVoid) {
    return (
      <div className="line-calls">
        <p>{takenBack.ask}</p>
        <button type="submit" name="call" value="on" className="button">
          Carry on
        </button>
      </div>
    );
  }
  return (
    <div className="line-calls">
      <button type="submit" name="call" value="higher" className="button is-higher">
        <Arrow />
        <span>Higher{isYears && <small> later</small>}</span>
      </button>
      <button type="submit" name="call" value="lower" className="button is-lower">
        <Arrow />
        <span>Lower{isYears && <small> earlier</small>}</span>
      </button>
      <p className="line-keys" aria-hidden="true">
        Keys: ↑ or H, ↓ or L
      </p>
    </div>
  );
}

/** Up; turned round for lower. */
export const Arrow = () => (
  <svg className="line-arrow" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 2 18 12h-5v6H7v-6H2z" />
  </svg>
);
