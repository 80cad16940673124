import type { BankQuestion } from "./question";

export const edition03: readonly BankQuestion[] = [
  {
    id: "1958-final-teenager",
    prompt: "Which teenager scored twice for Brazil in the 1958 World Cup final against Sweden?",
    choices: ["Didi", "Garrincha", "Pelé", "Zagallo"],
    correctIndex: 2,
    fact: "Pelé and Vavá each scored twice as Brazil won 5-2 in Solna, near Stockholm, to lift their first World Cup.",
    source: "martj42/international_results, goalscorers.csv",
  },
  {
    id: "1991-women-host",
    prompt: "Which country hosted the first Women's World Cup, in 1991?",
    choices: ["China", "USA", "Sweden", "Norway"],
    correctIndex: 0,
    fact: "China welcomed 12 teams, and the USA beat Norway 2-1 in the final in Guangzhou.",
    source: "Fjelstul World Cup Database, matches.csv",
  },
  {
    id: "1995-ballon-dor",
    prompt: "Which African striker won the Ballon d'Or in 1995?",
    choices: ["Abedi Pele", "Nwankwo Kanu", "Tony Yeboah", "George Weah"],
    correctIndex: 3,
    fact: "George Weah of Liberia won it in the year the award was opened to players from beyond Europe.",
    source: "Wikipedia, 'Ballon d'Or'",
  },
  {
    id: "first-woman-referee-men-world-cup",
    prompt: "Who was the first woman to referee a men's World Cup finals match, in 2022?",
    choices: ["Salima Mukansanga", "Stéphanie Frappart", "Yoshimi Yamashita", "Bibiana Steinhaus"],
    correctIndex: 1,
    fact: "Stéphanie Frappart of France took charge of Costa Rica against Germany, with two women as her assistants.",
    source: "Wikipedia, 'Stéphanie Frappart'",
  },
  {
    id: "1986-european-cup-four-saves",
    prompt: "Which club won the 1986 European Cup final after its keeper saved four penalties?",
    choices: ["Red Star Belgrade", "Dynamo Kyiv", "FC Porto", "Steaua Bucharest"],
    correctIndex: 3,
    fact: "Helmuth Duckadam of Steaua Bucharest saved all four of Barcelona's kicks in the shoot-out in Seville.",
    source: "Wikipedia, '1986 European Cup final'",
  },
];
