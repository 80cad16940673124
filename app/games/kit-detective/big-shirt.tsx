import type { NamedShirt } from "./case";
import { ShirtPicture } from "./shirt-picture";

type BigShirtProps = { place: number; alt: string; told: NamedShirt["told"] | undefined };

/** The shirt in hand, large. With its name it turns round: its year is on its back. */
export const BigShirt = ({ place, alt, told }: BigShirtProps) => (
  <div className="kit-big">
    <ShirtPicture place={place} alt={alt} />
    {told && (
      <p className="kit-back" aria-hidden="true">
        {`’${told.worn.split(", ").at(-1)?.slice(2, 4)}`}
      </p>
    )}
  </div>
);
