import type { Kit, Match } from "./match";

const SHIRT = "M10 2 2 7l3 8 4-2v17h18V13l4 2 3-8-8-5c-1 3-4 4-8 4s-7-1-8-4Z";
const COLLAR = "M10 2c1 3 4 4 8 4s7-1 8-4l2 1.2c-1 4-5 6-10 6S9 7.2 8 3.2Z";

const patterns: Record<Kit["pattern"], string> = {
  plain: "",
  stripes: "M11 9h3v21h-3zm5.5 0h3v21h-3zm5.5 0h3v21h-3z",
  hoops: "M9 12h18v3H9zm0 6h18v3H9zm0 6h18v3H9z",
  sash: "m9 13 18 12v5L9 18z",
};

/** The two shirts, each in its half of the pitch. */
export function Thumbnail({ home, away }: Match["thumbnail"]) {
  return (
    <svg className="thumbnail" viewBox="0 0 164 50" aria-hidden="true">
      <g className="thumbnail-chalk">
        <path d="M82-1v52M-1 12h8v26h-8m166-26h-8v26h8" />
        <circle cx="82" cy="25" r="19" />
      </g>
      <Shirt kit={home} x={13} />
      <Shirt kit={away} x={115} />
    </svg>
  );
}

function Shirt({ kit: { shirt, trim, pattern }, x }: { kit: Kit; x: number }) {
  return (
    <g transform={`translate(${x} 9)`}>
      <path className="thumbnail-shirt" fill={shirt} d={SHIRT} />
      <path fill={trim} d={patterns[pattern] + COLLAR} />
    </g>
  );
}
