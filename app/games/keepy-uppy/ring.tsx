import type { RefObject } from "react";
import { names } from "./board-texts";
import type { Part } from "./garden";
import type { KeepyState } from "./rules";

/** The middle of the ring's band, and how fast the circle closes, in the picture's units a millisecond. */
const RADIUS = 104;
const SPEED = 0.174;
/** A part has a fifth of the ring, less a gap. */
const HALF_ARC = 0.58;

/** Where a part is in the ring, in degrees. */
const places: Readonly<Record<Part, number>> = { n: -90, k: -18, f: 54, h: 126, c: 198 };

/** The direction of a part from the ring's middle, in radians. */
export const angleOf = (part: Part): number => (places[part] * Math.PI) / 180;

const pointAt = (angle: number) =>
  `${Math.round(RADIUS * Math.cos(angle))} ${Math.round(RADIUS * Math.sin(angle))}`;

/** The circle as it closes at an even speed, so that it meets the middle of the band after `fall` milliseconds. */
export const closing = (fall: number, grace: number): Keyframe[] =>
  [fall, -grace].map((left) => ({ transform: `scale(${1 + (SPEED * left) / RADIUS})` }));

type RingProps = Pick<KeepyState, "ways"> & { shape: RefObject<SVGSVGElement> };

/** The ring: a band for each part, as thick as its touch has time, and the circle that closes on it. */
export const Ring = ({ ways, shape }: RingProps) => (
  <svg ref={shape} className="keepy-ring" viewBox="-130 -130 260 260" aria-hidden="true">
    {(Object.keys(names) as Part[]).map((part) => {
      const way = ways.find((one) => one.part === part);
      const angle = angleOf(part);
      return (
        <path
          key={part}
          className={way ? (way.isOver ? "is-over" : "") : "is-locked"}
          strokeWidth={way ? Math.round(2 * SPEED * way.window) : 4}
          d={`M${pointAt(angle - HALF_ARC)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(angle + HALF_ARC)}`}
        />
      );
    })}
    <circle r={RADIUS} />
  </svg>
);
