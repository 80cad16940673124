import type { BankQuestion } from "./question";

export const edition10: readonly BankQuestion[] = [
  {
    id: "1996-olympic-men-gold",
    prompt: "Which country won men's Olympic football gold in 1996, beating Argentina 3-2?",
    choices: ["Nigeria", "Cameroon", "Ghana", "Brazil"],
    correctIndex: 0,
    fact: "Nigeria had already beaten Brazil 4-3 in the semi-final, with a golden goal from Nwankwo Kanu.",
    source: "Wikipedia, 'Football at the 1996 Summer Olympics – Men's tournament'",
  },
  {
    id: "2023-women-final-winner",
    prompt: "Who scored Spain's winning goal in the 2023 Women's World Cup final?",
    choices: ["Aitana Bonmatí", "Salma Paralluelo", "Olga Carmona", "Jennifer Hermoso"],
    correctIndex: 2,
    fact: "Olga Carmona's low shot beat England 1-0 in Sydney. She had also scored the winner in the semi-final.",
    source: "Wikipedia, '2023 FIFA Women's World Cup final'",
  },
  {
    id: "1950-belo-horizonte-upset",
    prompt: "Which country beat England 1-0 in Belo Horizonte at the 1950 World Cup?",
    choices: ["Chile", "Mexico", "Paraguay", "USA"],
    correctIndex: 3,
    fact: "Haitian-born Joe Gaetjens scored the goal that gave the USA one of football's great upsets.",
    source: "openfootball, 'World Cup 1950', cup.txt",
  },
  {
    id: "1863-football-association",
    prompt: "In which year was The Football Association founded, at a London tavern?",
    choices: ["1848", "1863", "1878", "1888"],
    correctIndex: 1,
    fact: "Clubs met at the Freemasons' Tavern in October 1863, and agreed a shared set of laws by December.",
    source: "The FA, history",
  },
  {
    id: "2002-uefa-women-cup",
    prompt: "Which club won the first UEFA Women's Cup, in 2002?",
    choices: ["1. FFC Frankfurt", "Umeå IK", "Turbine Potsdam", "Arsenal"],
    correctIndex: 0,
    fact: "Frankfurt beat Umeå of Sweden 2-0 in the final, at the Waldstadion in their own city.",
    source: "Wikipedia, '2002 UEFA Women's Cup final'",
  },
];
