import type { Theme } from "./theme";

/** The themes as players read them. */
export const themeNames: Readonly<Record<Theme, string>> = {
  goalkeepers: "Goalkeepers",
  finals: "World Cup finals",
  grounds: "Grounds",
  laws: "Laws of the game",
  africa: "Africa",
  women: "The women's game",
  derbies: "Derbies and clubs",
  leagues: "Leagues",
};
