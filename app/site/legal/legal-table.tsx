import type { ReactNode } from "react";

type LegalTableProps = {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** Renders the first cell of each row. */
  first?: (text: string) => ReactNode;
};

/** A table that becomes a list of cards on narrow screens. */
export function LegalTable({ label, heads, rows, first = (text) => text }: LegalTableProps) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...others]) => (
          <tr key={name}>
            <th scope="row">{first(name)}</th>
            {others.map((text, index) => (
              <td key={heads[index + 1]} data-head={heads[index + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
