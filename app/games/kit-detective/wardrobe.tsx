import type { KitPuzzle } from "./case";
import { readShirt } from "./hung-shirt";
import { ShirtDefs, ShirtDrawing } from "./shirt-drawing";
import { symbolOf } from "./shirt-picture";

/** The drawings of a case's shirts, each once, for `ShirtPicture` to show. They never change, so a page from the server has them as HTML. */
export default function Wardrobe({ shirts }: KitPuzzle) {
  return (
    <svg className="kit-wardrobe" width="0" height="0" aria-hidden="true">
      <ShirtDefs />
      {shirts.map((text, place) => (
        <symbol key={text} id={symbolOf(place)} viewBox="0 0 120 126">
          <ShirtDrawing drawn={readShirt(text).drawn} />
        </symbol>
      ))}
    </svg>
  );
}
