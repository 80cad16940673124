import type { KitPuzzle } from "./case";
import { readShirt } from "./hung-shirt";
import { COVER, ShirtDefs, ShirtDrawing } from "./shirt-drawing";
import { symbolOf } from "./shirt-picture";

/** The drawings of a case's shirts, each once, for `ShirtPicture` to show: covers for those still to come. A page from the server has them as HTML. */
export default function Wardrobe({ shirts }: KitPuzzle) {
  return (
    <svg className="kit-wardrobe" width="0" height="0" aria-hidden="true">
      <ShirtDefs />
      {shirts.map((text, place) => (
        <symbol key={symbolOf(place)} id={symbolOf(place)} viewBox="0 0 120 126">
          {text ? (
            <ShirtDrawing drawn={readShirt(text).drawn} />
          ) : (
            <path className="kit-cover" d={COVER} />
          )}
        </symbol>
      ))}
    </svg>
  );
}
