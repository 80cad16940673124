// Statistics over many measurements.

/** A quantile, interpolated between two values if needed. */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at % 1);
}

export const median = (numbers) => quantile(numbers, 0.5);

/** As text: median (quartiles; minimum to maximum). */
export function spread(numbers, digits) {
  const [least, low, middle, high, most] = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    quantile(numbers, share).toFixed(digits),
  );
  return `${middle} (${low}-${high}; ${least}-${most})`;
}

/** One line of the table, in columns. */
export const line = (what, app, still = "") =>
  `${what.padEnd(36)}${`${app}  `.padEnd(40)}${still}`.trimEnd();
