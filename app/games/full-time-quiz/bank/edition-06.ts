import type { BankQuestion } from "./question";

export const edition06: readonly BankQuestion[] = [
  {
    id: "2010-match-ball",
    prompt: "What was the official match ball of the 2010 World Cup in South Africa called?",
    choices: ["Teamgeist", "Brazuca", "Fevernova", "Jabulani"],
    correctIndex: 3,
    fact: "Jabulani comes from the isiZulu word for rejoicing. The ball had eleven colours, like the eleven players of a team.",
    source: "Wikipedia, 'Adidas Jabulani'",
  },
  {
    id: "1950-decider-stadium",
    prompt: "In which stadium did Uruguay beat Brazil to win the 1950 World Cup?",
    choices: ["Pacaembu", "Maracanã", "Mineirão", "Morumbi"],
    correctIndex: 1,
    fact: "Uruguay came from behind to win 2-1 at the Maracanã in Rio de Janeiro. Alcides Ghiggia scored the winner.",
    source: "openfootball, 'World Cup 1950', cup.txt",
  },
  {
    id: "first-olympic-women-football",
    prompt: "At which Olympic Games was women's football first played?",
    choices: ["Seoul 1988", "Barcelona 1992", "Atlanta 1996", "Sydney 2000"],
    correctIndex: 2,
    fact: "Women's football joined the Games at Atlanta 1996, where the USA beat China 2-1 to win gold.",
    source: "Wikipedia, 'Football at the 1996 Summer Olympics – Women's tournament'",
  },
  {
    id: "1934-first-african-team",
    prompt: "Which African country was the first to play at a World Cup, in 1934?",
    choices: ["Egypt", "Algeria", "Tunisia", "Morocco"],
    correctIndex: 0,
    fact: "Egypt lost 4-2 to Hungary in Naples, but Abdulrahman Fawzi scored twice in the first half.",
    source: "martj42/international_results, goalscorers.csv",
  },
  {
    id: "penalty-kick-year",
    prompt: "In which year was the penalty kick added to the Laws of the Game?",
    choices: ["1863", "1878", "1891", "1902"],
    correctIndex: 2,
    fact: "It was adopted in June 1891. The idea came from William McCrum, a goalkeeper from Milford in County Armagh.",
    source: "IFAB, Laws of the Game history",
  },
];
