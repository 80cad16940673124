import type { BankQuestion } from "./question";

export const edition01: readonly BankQuestion[] = [
  {
    id: "1930-host",
    prompt: "Which country hosted the first World Cup, in 1930?",
    choices: ["Brazil", "Uruguay", "Italy", "France"],
    correctIndex: 1,
    fact: "Uruguay hosted and won it, beating Argentina 4-2 in the final in Montevideo.",
    source: "openfootball, 'World Cup 1930', cup.txt",
  },
  {
    id: "1986-hand-of-god",
    prompt: "Against which country did Diego Maradona score his 'Hand of God' goal in 1986?",
    choices: ["England", "Belgium", "West Germany", "Italy"],
    correctIndex: 0,
    fact: "It came in Argentina's 2-1 quarter-final win over England in Mexico City. His second goal that day was a dazzling solo run.",
    source: "Wikipedia, 'Argentina v England (1986 FIFA World Cup)'",
  },
  {
    id: "2010-first-goal",
    prompt: "Who scored the first goal of the 2010 World Cup, against Mexico in Johannesburg?",
    choices: ["Katlego Mphela", "Steven Pienaar", "Teko Modise", "Siphiwe Tshabalala"],
    correctIndex: 3,
    fact: "Siphiwe Tshabalala's left-foot shot flew into the top corner at Soccer City, and South Africa drew 1-1 with Mexico.",
    source: "martj42/international_results, goalscorers.csv",
  },
  {
    id: "1999-women-final-winning-penalty",
    prompt: "Who scored the winning penalty for the USA in the 1999 Women's World Cup final?",
    choices: ["Mia Hamm", "Kristine Lilly", "Brandi Chastain", "Joy Fawcett"],
    correctIndex: 2,
    fact: "Brandi Chastain's kick won the shoot-out against China at the Rose Bowl in front of more than 90,000 people.",
    source: "Fjelstul World Cup Database, penalty_kicks.csv",
  },
  {
    id: "1990-opening-match-winner",
    prompt:
      "Who headed Cameroon's winner against Argentina in the opening match of the 1990 World Cup?",
    choices: ["François Omam-Biyik", "Roger Milla", "Cyrille Makanaky", "Emmanuel Kundé"],
    correctIndex: 0,
    fact: "François Omam-Biyik's header beat the holders 1-0 in Milan, though Cameroon finished the match with nine men.",
    source: "martj42/international_results, goalscorers.csv",
  },
];
