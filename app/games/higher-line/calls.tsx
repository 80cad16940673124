import { takenBack } from "./texts";

const ARROW = "M10 2 18 12h-5v6H7v-6H2z";

/** The two calls, or the way past a comparison that was taken back. */
export function Calls({ isNextVoid }: { isNextVoid: boolean }) {
  if (isNextVoid) {
    return (
      <div className="line-void">
        <p>{takenBack.ask}</p>
        <button type="submit" name="call" value="on" className="button button-chalk">
          Carry on
        </button>
      </div>
    );
  }
  return (
    <div className="line-calls">
      <button type="submit" name="call" value="higher" className="button line-higher">
        <Arrow />
        Higher
      </button>
      <button type="submit" name="call" value="lower" className="button line-lower">
        <Arrow />
        Lower
      </button>
      <p className="line-keys" aria-hidden="true">
        Keys: <kbd>↑</kbd> or <kbd>H</kbd>, <kbd>↓</kbd> or <kbd>L</kbd>
      </p>
    </div>
  );
}

/** Up; turned round for lower. */
export function Arrow() {
  return (
    <svg className="line-arrow" viewBox="0 0 20 20" aria-hidden="true">
      <path d={ARROW} />
    </svg>
  );
}
