const HINTS = { placed: "easier to hit", driven: "harder to save" };

/** How the next kick is struck. */
export const Styles = ({ chosen }: { chosen: string }) => (
  <fieldset className="radio-tiles">
    <legend className="sr-only">Your strike</legend>
    {Object.entries(HINTS).map(([style, hint]) => (
      <label key={style}>
        <input type="radio" name="style" value={style} defaultChecked={style === chosen} />
        <strong>{style}</strong> <span>{hint}</span>
      </label>
    ))}
  </fieldset>
);
