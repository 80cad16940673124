import type { Kit, Match } from "./match";

/** A sample match, with its kick-off in days from today and a time in the product's time zone. */
type SampleMatch = Omit<Match, "date" | "matchviewUrl"> & {
  day: number;
  hour: number;
  minute: number;
};

const kit = (pattern: Kit["pattern"], shirt: string, trim: string): Kit => ({
  shirt,
  trim,
  pattern,
});

/** By kick-off. Clubs, competitions and colours are fictional. */
export const sampleMatches: readonly SampleMatch[] = [
  {
    id: "karoo-stars-port-alba",
    title: "Karoo Stars v Port Alba",
    competition: "Southern Premier",
    thumbnail: {
      home: kit("sash", "#f7fbf4", "#c4232f"),
      away: kit("hoops", "#1f54c8", "#f7fbf4"),
    },
    day: -1,
    hour: 19,
    minute: 30,
  },
  {
    id: "harbour-city-vaal-rovers",
    title: "Harbour City v Vaal Rovers",
    competition: "Southern Premier",
    thumbnail: {
      home: kit("plain", "#ffd84d", "#10211a"),
      away: kit("stripes", "#a3212b", "#10211a"),
    },
    day: 0,
    hour: 15,
    minute: 0,
  },
  {
    id: "vila-do-mar-porto-claro",
    title: "Vila do Mar v Porto Claro",
    competition: "Liga Atlântica",
    thumbnail: {
      home: kit("hoops", "#0a7d43", "#f7fbf4"),
      away: kit("plain", "#5b2a86", "#ffd84d"),
    },
    day: 0,
    hour: 20,
    minute: 45,
  },
  {
    id: "nordhaven-fjordside",
    title: "Nordhaven v Fjordside",
    competition: "Women's Coastal Cup",
    thumbnail: {
      home: kit("stripes", "#7fc4ea", "#f7fbf4"),
      away: kit("plain", "#d9571f", "#10211a"),
    },
    day: 1,
    hour: 18,
    minute: 0,
  },
  {
    id: "kingsbrook-ashmere-vale",
    title: "Kingsbrook v Ashmere Vale",
    competition: "County Shield",
    thumbnail: {
      home: kit("plain", "#7a1630", "#7fc4ea"),
      away: kit("sash", "#10211a", "#ffd84d"),
    },
    day: 2,
    hour: 21,
    minute: 0,
  },
  {
    id: "minato-bay-hanul-united",
    title: "Minato Bay v Hanul United",
    competition: "Pacific Champions",
    thumbnail: {
      home: kit("stripes", "#1f54c8", "#10211a"),
      away: kit("hoops", "#f7fbf4", "#e0506f"),
    },
    day: 4,
    hour: 12,
    minute: 30,
  },
];
