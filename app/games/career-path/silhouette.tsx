const HEIGHT = 120;

type SilhouetteProps = {
  /** How much of it is filled in, from 0 to 1: the stops that are known. */
  share: number;
};

/** Who it may be: a shape that fills in from the boots up, stop by stop. */
export const Silhouette = ({ share }: SilhouetteProps) => (
  <svg className="career-who" viewBox="0 0 80 120" aria-hidden="true">
    <clipPath id="career-who">
      <circle cx="36" cy="14" r="11" />
      <path d="M22 30q14-5 28 0l13 25-8 5-9-14v24l6 46H41l-4-34h-2l-4 34H20l6-46V46l-9 14-8-5z" />
      <circle cx="66" cy="107" r="9" />
    </clipPath>
    <g clipPath="url(#career-who)">
      <path d="M0 0h80v120H0z" />
      <path className="is-known" d={`M0 ${HEIGHT - Math.round(HEIGHT * share)}h80v120H0z`} />
    </g>
    {share < 1 && (
      <text x="36" y="62">
        ?
      </text>
    )}
  </svg>
);
