import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SHIRTS } from "./case";
import { readShirt } from "./hung-shirt";
import { COVER, ShirtDefs, ShirtDrawing } from "./shirt-drawing";
import { symbolOf } from "./shirt-picture";
import { starsAlong } from "./texts";

/** Of styles/shirt.css, which a picture does not load. */
const STYLE = [
  ".kit-edge{stroke:#10211a;stroke-width:1.8;stroke-linejoin:round}",
  ".kit-folds{fill:#10211a;opacity:.13}",
  ".kit-seams{fill:none;stroke:#10211a;stroke-opacity:.35;stroke-width:.7}",
  ".kit-inside{fill:#10211a;opacity:.78}",
  ".kit-line{fill:none;stroke-width:4.4}",
  ".kit-collar{stroke:#10211a;stroke-opacity:.4;stroke-width:.6}",
  ".kit-cover{fill:#fffdf8;fill-opacity:.12;stroke:#fffdf8;stroke-opacity:.7;stroke-width:2;stroke-dasharray:6 5}",
  ".kit-lace{fill:none;stroke:#fffdf8;stroke-width:1.3;stroke-linecap:round}",
].join("");
const STAR = "M0-10 2.4-3.2H9.5L3.8 1.2 5.9 8.1 0 4-5.9 8.1-3.8 1.2-9.5-3.2H-2.4Z";
const COLUMNS = 3;
const STARS = [1, 2, 3];

/**
 * The shirts of a case in the order of the rail, each with the stars that it was named for below it.
 *
 * @param shirts as `writeShirt` has them
 * @param squares of the result
 * @returns an SVG document of 440 by 416; null if the squares are not those of all nine shirts
 */
export function casePicture(shirts: readonly string[], squares: string): string | null {
  const stars = starsAlong(squares);
  if (stars.length !== SHIRTS || shirts.length !== SHIRTS) return null;
  return drawn(
    "0 0 440 416",
    <>
      <path fill="#0a464a" d="M0 0h440v416H0z" />
      {shirts.map((text, place) => {
        const [x, y] = [34 + (place % COLUMNS) * 128, 14 + Math.floor(place / COLUMNS) * 131];
        return (
          <g key={text} transform={`translate(${x} ${y})`}>
            <g transform="translate(9) scale(.8)">
              <ShirtDrawing drawn={readShirt(text).drawn} />
            </g>
            {STARS.map((star) => (
              <path
                key={star}
                d={STAR}
                transform={`translate(${9 + star * 24} 116)`}
                fill={star <= (stars[place] ?? 0) ? "#ffd84d" : "#062c2f"}
              />
            ))}
          </g>
        );
      })}
    </>,
  );
}

/** The shirts of a case on two rails, those that are still to come under their covers, as an SVG document of 600 by 272. */
export const railPicture = (shirts: readonly string[]): string =>
  drawn(
    "0 0 600 272",
    <>
      <path d="M0 8H600M0 144H600" stroke="#fffdf8" strokeOpacity=".4" strokeWidth="5" />
      {shirts.map((text, place) => (
        <g
          key={symbolOf(place)}
          transform={`translate(${place < 5 ? place * 120 : place * 120 - 540} ${place < 5 ? 2 : 138})`}
        >
          {text ? (
            <ShirtDrawing drawn={readShirt(text).drawn} />
          ) : (
            <path className="kit-cover" d={COVER} />
          )}
        </g>
      ))}
    </>,
  );

const drawn = (viewBox: string, content: ReactNode) =>
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} aria-hidden="true">
      <style>{STYLE}</style>
      <ShirtDefs />
      {content}
    </svg>,
  );
