import type { RefObject } from "react";
import { names } from "./board-texts";
import type { Part } from "./garden";
import type { KeepyState } from "./rules";

/** The middle of the ring's band, and how fast the circle closes, in the picture's units a millisecond. */
const RADIUS = 84;
const SPEED = 0.15;
/** A part has a fifth of the ring, less a gap. */
const HALF_ARC = 0.58;
/** The time of a first touch, which is tried again until it is in it, in milliseconds before and after its moment. */
export const FIRST_MS = 115;

/** Where a part is in the ring, in degrees. */
const places: Readonly<Record<Part, number>> = { n: -54, f: 18, k: 90, h: 162, c: 234 };

/** The direction of a part from the ring's middle, in radians. */
export const angleOf = (part: Part): number => (places[part] * Math.PI) / 180;

const pointAt = (angle: number) =>
  `${Math.round(RADIUS * Math.cos(angle))} ${Math.round(RADIUS * Math.sin(angle))}`;

/**
 * The circle as it sets out from where the style has it, and then closes at an even speed, so that it meets the middle of
 * the band after `fall` milliseconds: from a way off that is in view in its column.
 */
export const closing = (fall: number, grace: number, x: number): Keyframe[] =>
  [400 - 65 * Math.abs(x), -grace].map((left) => ({
    offset: (fall - left) / (fall + grace),
    transform: `scale(${1 + (SPEED * left) / RADIUS})`,
  }));

type RingProps = Pick<KeepyState, "ways"> & { shape: RefObject<SVGSVGElement> };

const widthFor = (window: number) => Math.round(2 * SPEED * window);

/**
 * The ring: a band for each part, as thick as its touch has time, and the circle that closes on it. The only part of a
 * first touch has the whole ring.
 */
export const Ring = ({ ways, shape }: RingProps) => (
  <svg ref={shape} className="keepy-ring" viewBox="-110 -110 220 220" aria-hidden="true">
    {ways[1] ? (
      (Object.keys(names) as Part[]).map((part) => {
        const way = ways.find((one) => one.part === part);
        const angle = angleOf(part);
        return (
          <g key={part}>
            <path
              className={way ? (way.isOver ? "is-over" : "") : "is-locked"}
              strokeWidth={way ? widthFor(way.window) : 4}
              d={`M${pointAt(angle - HALF_ARC)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(angle + HALF_ARC)}`}
            />
            {way && <text transform={`translate(${pointAt(angle)})`}>{names[part]}</text>}
          </g>
        );
      })
    ) : (
      <path
        strokeWidth={widthFor(FIRST_MS)}
        d={`M0 ${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 1 ${RADIUS}z`}
      />
    )}
    <circle r={RADIUS} />
  </svg>
);
