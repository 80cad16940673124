/** The id of the drawing in the wardrobe. */
export const symbolOf = (place: number): string => `kit-${place + 1}`;

type ShirtPictureProps = {
  /** Its place on the rail. */
  place: number;
  /** Its description; empty for one that is still to come. */
  alt: string;
};

/** A shirt of the case, by its drawing in the wardrobe, or the cover of one that is still to come. */
export const ShirtPicture = ({ place, alt }: ShirtPictureProps) => (
  <svg
    className="kit-shirt"
    viewBox="0 0 120 126"
    role="img"
    aria-label={alt}
    aria-hidden={alt === ""}
  >
    <use href={`#${symbolOf(place)}`} />
  </svg>
);
