/**
 * A face in a circle.
 *
 * @param avatar the picture's address; null leaves the circle empty
 */
export const Face = ({ avatar }: { avatar: string | null }) => (
  <span className="face">
    {avatar && <img src={avatar} alt="" width="36" height="36" loading="lazy" />}
  </span>
);
