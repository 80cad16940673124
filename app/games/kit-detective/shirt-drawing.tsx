import { type Drawing, readDrawing } from "./drawing";
import { linesOf } from "./pattern";

const BODY = "M46 14Q60 24 74 14L90 21Q85 36 88 50L90 108Q60 114 30 108L32 50Q35 36 30 21Z";
const SLEEVES =
  "M30 21Q20 25 16 35L5 56Q14 65 27 67L32 50Q35 36 30 21ZM90 21Q100 25 104 35L115 56Q106 65 93 67L88 50Q85 36 90 21Z";
const CUFFS =
  "M5 56Q14 65 27 67L28.4 62Q16 60 7.4 51.4ZM115 56Q106 65 93 67L91.6 62Q104 60 112.6 51.4Z";
const HEM = "M30 108Q60 114 90 108L89.8 104.4Q60 110.4 30.2 104.4Z";
/** Their top, below the hem. */
const SHORTS = "M33 100 31 122Q45 126 57 123L60 115 63 123Q75 126 89 122L87 100Z";
const FOLDS =
  "M33 52Q45 60 53 58Q44 65 32.6 58ZM87 52Q78 62 68 61Q77 67 87.4 58ZM41 70Q46 88 40 109Q37 88 41 70ZM80 66Q74 88 82 108Q86 88 80 66ZM58 82Q63 96 60 110Q55 98 58 82ZM20 34Q24 46 20 62Q17 46 20 34ZM100 34Q96 46 100 62Q103 46 100 34Z";

/** A bag with a zip, over a shirt that is still to come. */
export const COVER =
  "M52 12Q60 6 68 12L96 27Q102 31 101 38L97 112Q96 118 90 118H30Q24 118 23 112L19 38Q18 31 24 27ZM60 10V84";

/** What all shirts of a page share: their cut, the light that falls on it, its folds and seams. */
export function ShirtDefs() {
  return (
    <defs>
      <path id="kit-body" d={BODY} />
      <path id="kit-sleeves" d={SLEEVES} />
      <path id="kit-trim" d={CUFFS + HEM} />
      <path id="kit-shorts" className="kit-edge" d={SHORTS} />
      <path id="kit-edge" className="kit-edge" d={BODY + SLEEVES} />
      <clipPath id="kit-clip">
        <path d={BODY} />
      </clipPath>
      <clipPath id="kit-feathers">
        <path d={BODY + SLEEVES} />
      </clipPath>
      <linearGradient id="kit-light">
        <stop stopOpacity=".22" />
        <stop offset=".3" stopColor="#777" stopOpacity=".02" />
        <stop offset=".42" stopColor="#fff" stopOpacity=".14" />
        <stop offset=".62" stopColor="#777" stopOpacity=".02" />
        <stop offset="1" stopOpacity=".26" />
      </linearGradient>
      <g id="kit-cloth">
        <path d={BODY} fill="url(#kit-light)" />
        <path d={SLEEVES} fill="url(#kit-light)" opacity=".5" />
        <path className="kit-folds" d={FOLDS} />
        <path className="kit-seams" d={BODY + SLEEVES} />
      </g>
    </defs>
  );
}

/** A shirt, drawn from its look in a box of 120 by 126. `ShirtDefs` has to be on the page. */
export function ShirtDrawing({ drawn }: { drawn: string }) {
  const { body, sleeves, trim, pattern, collar, shorts } = readDrawing(drawn);
  return (
    <>
      {shorts && <use href="#kit-shorts" fill={shorts} />}
      <use href="#kit-edge" />
      <use href="#kit-sleeves" fill={sleeves} />
      <use href="#kit-body" fill={body} />
      <g clipPath={`url(#kit-${pattern.kind === "feathers" ? "feathers" : "clip"})`} fill="none">
        {linesOf(pattern).map(({ path, colour, width, dashes, offset }) => (
          <path
            key={path + colour}
            d={path}
            {...(width ? { stroke: colour, strokeWidth: width } : { fill: colour })}
            strokeDasharray={dashes}
            strokeDashoffset={offset}
          />
        ))}
      </g>
      <use href="#kit-trim" fill={trim} />
      <use href="#kit-cloth" />
      <path className="kit-line kit-nape" stroke={collar.colour} d="M45 13.6Q60 26 75 13.6" />
      <g className="kit-front">
        <Collar {...collar} />
      </g>
    </>
  );
}

const NECK = "M46 14Q60 8 74 14";

/** The collar, and the inside of the shirt that it shows. */
function Collar({ kind, colour }: Drawing["collar"]) {
  const line = { className: "kit-line", stroke: colour };
  switch (kind) {
    case "round":
      return (
        <>
          <path className="kit-inside" d={`${NECK}Q60 24 46 14Z`} />
          <path {...line} d="M45 13.6Q60 26 75 13.6" />
        </>
      );
    case "v":
      return (
        <>
          <path className="kit-inside" d={`${NECK}L60 33Z`} />
          <path {...line} d="M45 12.6 60 33 75 12.6" />
        </>
      );
    case "wrap":
      return (
        <>
          <path className="kit-inside" d={`${NECK}L60 31Z`} />
          <path {...line} d="M45 12.6Q52 24 61 33M75 12.6Q68 26 55 37" />
        </>
      );
    case "polo":
      return (
        <>
          <path className="kit-inside" d={`${NECK}L60 32Z`} />
          <path
            className="kit-collar"
            fill={colour}
            d="M57.6 27h4.8v17h-4.8zM46 10.4Q38 16 38 20L50 34 60 25Q51 19 46 10.4ZM74 10.4Q82 16 82 20L70 34 60 25Q69 19 74 10.4Z"
          />
          <path className="kit-lace" d="M60 34v.1M60 40v.1" />
        </>
      );
    case "lace":
      return (
        <>
          <path className="kit-inside" d={`${NECK}Q67 20 63.5 22V43h-7V22Q53 20 46 14Z`} />
          <path {...line} d="M45 13.4Q51 20 55.4 21.4V44.6H64.6V21.4Q69 20 75 13.4" />
          <path
            className="kit-lace"
            d="M56 25l8 4.6M64 25l-8 4.6M56 31l8 4.6M64 31l-8 4.6M56 37l8 4.6M64 37l-8 4.6"
          />
        </>
      );
    case "stand":
      return (
        <>
          <path className="kit-inside" d="M47.5 8Q60 2 72.5 8Q60 14 47.5 8Z" />
          <path
            className="kit-collar"
            fill={colour}
            d="M45 15Q60 26 75 15L72.5 7.6Q60 14.4 47.5 7.6Z"
          />
        </>
      );
  }
}
