/** Somebody's face in a circle, which is empty without an address of a picture. */
export const Face = ({ avatar }: { avatar: string | null }) => (
  <span className="face">
    {avatar && <img src={avatar} alt="" width="36" height="36" loading="lazy" />}
  </span>
);
