import type { Career } from "../careers-file.server";

/** The years in which a club had a name, where it has had others: both included, the later end open. */
const NAMED: Readonly<Record<string, readonly (readonly [from: number, to?: number])[]>> = {
  "CD Tacón": [[2014, 2020]],
  "FC Rosengård": [[2014]],
  "FC Rumeln-Kaldenhausen": [[1977, 1997]],
  "FCR Duisburg": [[1997, 2013]],
  "Kashima Antlers": [[1992]],
  "LdB FC Malmö": [[2007, 2013]],
  MetroStars: [[1996, 2005]],
  "Nagoya Grampus Eight": [[1992, 2007]],
  "New York Red Bulls": [[2006]],
  "OL Reign": [[2020, 2023]],
  "Seattle Reign": [[2013, 2018], [2024]],
  "Sumitomo Metals": [[1947, 1992]],
};

/** What is wrong with the names of clubs: a station has the name of its time, and one that a club changed is two stations. */
export function clubNameReasons(stations: Career["stations"]): string[] {
  return stations.flatMap(({ club, from, to }) => {
    const years = NAMED[club];
    if (!years || years.some(([first, last = to]) => first <= from && to <= last)) return [];
    return [`${club} ${from}-${to}: it had another name in some of these years.`];
  });
}
