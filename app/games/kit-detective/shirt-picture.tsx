/** The id of the drawing in the wardrobe. */
export const symbolOf = (place: number): string => `kit-${place + 1}`;

type ShirtPictureProps = {
  /** Its place on the rail. */
  place: number;
  alt: string;
};

/** A shirt of the case, by its drawing in the wardrobe. */
export function ShirtPicture({ place, alt }: ShirtPictureProps) {
  return (
    <svg className="kit-shirt" viewBox="0 0 120 126" role="img" aria-label={alt}>
      <use href={`#${symbolOf(place)}`} />
    </svg>
  );
}
