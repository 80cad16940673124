import type { BankQuestion } from "./question";

export const edition13: readonly BankQuestion[] = [
  {
    id: "2022-argentina-upset",
    prompt: "Which country came from behind to beat Argentina 2-1 at the 2022 World Cup?",
    choices: ["Saudi Arabia", "Mexico", "Poland", "Australia"],
    correctIndex: 0,
    fact: "Saleh Al-Shehri and Salem Al-Dawsari scored for Saudi Arabia. Argentina recovered to win the tournament.",
    source: "openfootball, 'World Cup 2022', cup.txt",
  },
  {
    id: "1982-algeria-debut-win",
    prompt: "Which country did Algeria beat 2-1 in its first World Cup match, in 1982?",
    choices: ["Austria", "Chile", "Spain", "West Germany"],
    correctIndex: 3,
    fact: "Rabah Madjer and Lakhdar Belloumi scored in Gijón as the newcomers beat West Germany, the European champions.",
    source: "openfootball, 'World Cup 1982', cup.txt",
  },
  {
    id: "1976-panenka-penalty",
    prompt: "Antonín Panenka's chipped penalty won Euro 1976 for which country?",
    choices: ["Yugoslavia", "Czechoslovakia", "Hungary", "Poland"],
    correctIndex: 1,
    fact: "Panenka lifted the last kick over the diving Sepp Maier, and Czechoslovakia beat West Germany in Belgrade.",
    source: "UEFA, 'Panenka chip seals dramatic Czech win'",
  },
  {
    id: "1917-dick-kerr-town",
    prompt: "In which town did factory workers form the Dick, Kerr Ladies team in 1917?",
    choices: ["Blackburn", "Bolton", "Preston", "Burnley"],
    correctIndex: 2,
    fact: "The team came from a munitions works in Preston. On Christmas Day 1917 about 10,000 people saw them at Deepdale.",
    source: "National Football Museum, Dick, Kerr Ladies",
  },
  {
    id: "2010-women-asian-cup",
    prompt: "Which country won the 2010 Women's Asian Cup, beating North Korea on penalties?",
    choices: ["Australia", "Japan", "China", "South Korea"],
    correctIndex: 0,
    fact: "Australia won the final in Chengdu, four years after leaving Oceania to join the Asian confederation.",
    source: "Wikipedia, '2010 AFC Women's Asian Cup'",
  },
];
