import type { BankQuestion } from "./question";

export const edition09: readonly BankQuestion[] = [
  {
    id: "1995-scorpion-kick",
    prompt: "Which goalkeeper made the 'scorpion kick' save at Wembley in 1995?",
    choices: ["Jorge Campos", "José Luis Chilavert", "Óscar Córdoba", "René Higuita"],
    correctIndex: 3,
    fact: "Colombia's René Higuita dived forward and cleared Jamie Redknapp's high ball with his heels, in a 0-0 draw with England.",
    source: "Wikipedia, 'René Higuita'",
  },
  {
    id: "2021-olympic-women-gold",
    prompt: "Which country won women's football gold at the Tokyo Olympics, played in 2021?",
    choices: ["Sweden", "Canada", "USA", "Australia"],
    correctIndex: 1,
    fact: "Canada beat Sweden on penalties in Yokohama, after knocking out the USA 1-0 in the semi-final.",
    source: "Wikipedia, 'Football at the 2020 Summer Olympics – Women's tournament'",
  },
  {
    id: "kaizer-chiefs-name",
    prompt:
      "In 1970 Kaizer Chiefs took part of their name from Kaizer Motaung's club in which US city?",
    choices: ["Atlanta", "Chicago", "Dallas", "Kansas City"],
    correctIndex: 0,
    fact: "Motaung had starred for the Atlanta Chiefs in the USA before he founded his own club at home in Soweto.",
    source: "Kaizer Chiefs, club history",
  },
  {
    id: "2014-group-of-champions",
    prompt: "Which team won a 2014 World Cup group ahead of Uruguay, Italy and England?",
    choices: ["Mexico", "USA", "Costa Rica", "Honduras"],
    correctIndex: 2,
    fact: "Costa Rica beat Uruguay and Italy, drew with England, and went on to reach the quarter-finals.",
    source: "openfootball, 'World Cup 2014', cup.txt",
  },
  {
    id: "1971-women-mexico",
    prompt: "Which country won the unofficial Women's World Cup held in Mexico in 1971?",
    choices: ["Italy", "Denmark", "France", "England"],
    correctIndex: 1,
    fact: "Denmark beat Mexico 3-0 in the final at the Estadio Azteca, and Susanne Augustesen scored all three goals.",
    source: "RSSSF, Women's World Cup (unofficial) 1971",
  },
];
