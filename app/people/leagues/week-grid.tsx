import type { ReactNode } from "react";

type WeekGridProps = { caption?: string; who?: string; figure?: string; children: ReactNode };

/** The table of a week or a month, with its rows. */
export function WeekGrid({ caption, who = "Player", figure = "Points", children }: WeekGridProps) {
  return (
    <div className="card week-table">
      <table>
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Place</span>
            </th>
            <th scope="col">{who}</th>
            <th scope="col">{figure}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
