import type { BankQuestion } from "./question";

export const edition14: readonly BankQuestion[] = [
  {
    id: "eusebio-birthplace",
    prompt: "Which African country was the birthplace of Eusébio, Portugal's 1966 World Cup star?",
    choices: ["Angola", "Cape Verde", "Guinea-Bissau", "Mozambique"],
    correctIndex: 3,
    fact: "Eusébio was born in Mozambique, in the city now called Maputo. He scored nine goals at the 1966 World Cup.",
    source: "Wikipedia, 'Eusébio'",
  },
  {
    id: "2010-three-draws",
    prompt: "Which team drew all three of its matches at the 2010 World Cup?",
    choices: ["Slovakia", "Australia", "New Zealand", "Honduras"],
    correctIndex: 2,
    fact: "New Zealand drew with Slovakia, Italy and Paraguay, and went home unbeaten after the group stage.",
    source: "openfootball, 'World Cup 2010', cup.txt",
  },
  {
    id: "2021-caf-women-champions-league",
    prompt: "Which club won the first CAF Women's Champions League, in 2021?",
    choices: ["Hasaacas Ladies", "Mamelodi Sundowns", "AS FAR", "Malabo Kings"],
    correctIndex: 1,
    fact: "Mamelodi Sundowns beat Hasaacas Ladies 2-0 in Cairo, with goals by Chuene Morifi and Andisiwe Mgcoyi.",
    source: "Wikipedia, '2021 CAF Women's Champions League'",
  },
  {
    id: "1980-san-siro-name",
    prompt: "After which Italian forward was Milan's San Siro stadium named in 1980?",
    choices: ["Giuseppe Meazza", "Silvio Piola", "Gianni Rivera", "Sandro Mazzola"],
    correctIndex: 0,
    fact: "Giuseppe Meazza won the World Cup with Italy in 1934 and 1938, and played for both Inter and Milan.",
    source: "FC Internazionale Milano, Stadio Giuseppe Meazza history",
  },
  {
    id: "2003-women-golden-goal",
    prompt: "Who headed the golden goal that won the 2003 Women's World Cup for Germany?",
    choices: ["Birgit Prinz", "Nia Künzer", "Maren Meinert", "Renate Lingor"],
    correctIndex: 1,
    fact: "Substitute Nia Künzer met Renate Lingor's free kick in extra time to beat Sweden 2-1 in Carson, California.",
    source: "Fjelstul World Cup Database, goals.csv",
  },
];
