import { AfterTheEnd } from "~/play/after-the-end";
import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import type { KeepyPuzzle } from "./garden";
import type { KeepyState } from "./rules";
import { markLine, names } from "./texts";
import { touchLines } from "./touch-lines";

/** Keepy-Uppy at full time. */
export default function KeepyEnding(props: EndingProps<KeepyPuzzle, KeepyState>) {
  const { place, playing, state, verdict } = props;
  const best = state.line ?? "";
  if (place === "board") {
    return (
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={verdict.outOf === 0 ? "Void" : verdict.score}
        line={markLine(verdict)}
      />
    );
  }
  return (
    <AfterTheEnd playing={playing} verdict={verdict}>
      <section className="keepy-lines" aria-labelledby="keepy-lines">
        <h3 id="keepy-lines">Touch by touch</h3>
        <p className="muted">
          {Object.values(names).map((name, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <b>{name[0]}</b> {name.toLowerCase()}
            </span>
          ))}
        </p>
        <Line name="You" log={state.log} />
        <Line name="The garden mark" log={best} />
      </section>
    </AfterTheEnd>
  );
}

/** Touches in tens. */
const Line = ({ name, log }: { name: string; log: string }) => (
  <p>
    <strong>
      {name}, {log.length}
    </strong>
    {touchLines(log).map(({ from, letters }) => (
      <span key={from} className="digits">
        {letters}{" "}
      </span>
    ))}
  </p>
);
