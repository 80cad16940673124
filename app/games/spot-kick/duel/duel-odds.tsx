import { duelOdds } from "./odds";
import { styleNames, styles, zoneNames } from "./texts";

/** The rules of a duel, and its odds as they are. */
export function DuelOdds() {
  return (
    <details className="duel-odds">
      <summary className="text-link">The rules and the odds</summary>
      <ul>
        <li>Kick 1 meets the other's dive 1, and so on. The challenger kicks first.</li>
        <li>Left and right are as you see the goal here, for kicks and dives alike.</li>
        <li>A dive to the ball's place saves best, one to its side half as often, others never.</li>
        <li>
          Level after five each? The same kicks and dives come round again in their order, and each
          round tired goalkeepers save 10 fewer of a hundred.
        </li>
        <li>Level after ten each is a draw.</li>
      </ul>
      <table>
        <caption>Of a hundred kicks: on target, and saved by the best dive</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            {styles.map((style) => (
              <th key={style} scope="col">
                {styleNames[style]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zoneNames.map((name, zone) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {styles.map((style) => (
                <td key={style} className="digits">
                  {duelOdds[style].aim[zone]}, {duelOdds[style].reach[zone]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
