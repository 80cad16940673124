import type { BankQuestion } from "./question";

export const edition04: readonly BankQuestion[] = [
  {
    id: "old-firm-city",
    prompt: "In which city did the Old Firm derby, Celtic against Rangers, begin in 1888?",
    choices: ["Glasgow", "Edinburgh", "Dundee", "Aberdeen"],
    correctIndex: 0,
    fact: "Celtic's very first match was a friendly in May 1888. They beat a Rangers side 5-2, and a supper followed.",
    source: "The Scottish Umpire, 5 June 1888 (University of Warwick archive)",
  },
  {
    id: "2002-opening-match",
    prompt: "Which country beat holders France in the opening match of the 2002 World Cup?",
    choices: ["Denmark", "Senegal", "Uruguay", "Cameroon"],
    correctIndex: 1,
    fact: "Papa Bouba Diop scored the goal in Seoul. It was Senegal's first World Cup match.",
    source: "openfootball, 'World Cup 2002', cup.txt",
  },
  {
    id: "2015-women-final-hat-trick",
    prompt: "Who scored a hat-trick in the 2015 Women's World Cup final?",
    choices: ["Abby Wambach", "Alex Morgan", "Carli Lloyd", "Lauren Holiday"],
    correctIndex: 2,
    fact: "Carli Lloyd scored three in the first 16 minutes against Japan, one of them from the halfway line. The USA won 5-2.",
    source: "Fjelstul World Cup Database, goals.csv",
  },
  {
    id: "2001-thirty-one-nil",
    prompt: "Which team did Australia beat 31-0 in a World Cup qualifier in 2001?",
    choices: ["Tonga", "Fiji", "Samoa", "American Samoa"],
    correctIndex: 3,
    fact: "Archie Thompson scored 13 of the goals against American Samoa, in Coffs Harbour.",
    source: "martj42/international_results, goalscorers.csv",
  },
  {
    id: "1960-copa-libertadores",
    prompt: "Which club won the first Copa Libertadores, in 1960?",
    choices: ["Olimpia", "Santos", "Peñarol", "Boca Juniors"],
    correctIndex: 2,
    fact: "Peñarol of Uruguay beat Olimpia of Paraguay 2-1 over the two legs of the final.",
    source: "RSSSF, Copa Libertadores 1960",
  },
];
