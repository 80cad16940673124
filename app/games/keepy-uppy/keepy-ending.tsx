import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import type { KeepyPuzzle } from "./garden";
import { markLine } from "./mark-line";
import type { KeepyState } from "./rules";

/** Keepy-Uppy at full time. */
export default function KeepyEnding(props: EndingProps<KeepyPuzzle, KeepyState>) {
  const { place, playing, state, verdict } = props;
  return place === "board" ? (
    <FullTimeBoard
      playing={playing}
      verdict={verdict}
      score={verdict.outOf === 0 ? "Void" : verdict.score}
      line={markLine(state, verdict)}
    />
  ) : (
    <AfterTheEnd playing={playing} verdict={verdict}>
      <section className="keepy-lines" aria-labelledby="keepy-lines">
        <h3 id="keepy-lines" className="tiles-heading">
          Touch by touch
        </h3>
        <p className="muted">F foot, K knee, C chest, H heel, R rainbow</p>
        <Line name="You" log={state.log} />
        <Line name="The garden mark" log={state.line ?? ""} />
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
    <span className="digits">
      {log
        .toUpperCase()
        .match(/.{1,10}/g)
        ?.join(" ")}
    </span>
  </p>
);
