import type { BankQuestion } from "./question";

/** Questions that give way from the revised round on, by their ids; each keeps the place of the right answer. */
export const replacements: Readonly<Record<string, BankQuestion>> = {
  "first-world-cup-with-cards": {
    id: "first-world-cup-with-cards-aston",
    prompt: "At which World Cup did referees first carry yellow and red cards?",
    choices: ["Chile 1962", "England 1966", "Mexico 1970", "West Germany 1974"],
    correctIndex: 2,
    fact: "Mexico 1970 was the first. English referee Ken Aston said that the idea came to him at a red traffic light.",
    source: "FIFA, 'Referee innovator Ken Aston has died', October 2001",
  },
  "1958-final-teenager": {
    id: "1958-final-two-goals-teenager",
    prompt: "Which teenager scored twice for Brazil in the 1958 World Cup final against Sweden?",
    choices: ["Mazzola", "Garrincha", "Pelé", "Zagallo"],
    correctIndex: 2,
    fact: "Pelé, aged 17, and Vavá each scored twice as Brazil won 5-2 in Solna. Mazzola, 19, was in the squad but did not play in the final.",
    source: "martj42/international_results, goalscorers.csv",
  },
  "1991-women-host": {
    id: "1991-fifa-women-host",
    prompt: "Which country hosted the first FIFA Women's World Cup, in 1991?",
    choices: ["China", "USA", "Sweden", "Norway"],
    correctIndex: 0,
    fact: "China welcomed 12 teams, and the USA beat Norway 2-1 in the final in Guangzhou.",
    source: "Fjelstul World Cup Database, matches.csv",
  },
  "1995-ballon-dor": {
    id: "1995-ballon-dor-weah",
    prompt: "Which African striker won the Ballon d'Or in 1995?",
    choices: ["Abedi Pele", "Nwankwo Kanu", "Tony Yeboah", "George Weah"],
    correctIndex: 3,
    fact: "George Weah of Liberia won it in the year the award was opened to non-Europeans at European clubs.",
    source: "Wikipedia, 'Ballon d'Or'",
  },
  "old-firm-city": {
    id: "celtic-first-match",
    prompt: "Which club did Celtic of Glasgow meet in their very first match, in May 1888?",
    choices: ["Rangers", "Queen's Park", "Hibernian", "Dumbarton"],
    correctIndex: 0,
    fact: "It was a friendly. Celtic beat a Rangers side 5-2, and a supper followed.",
    source: "The Scottish Umpire, 5 June 1888 (University of Warwick archive)",
  },
  "1960-copa-libertadores": {
    id: "1960-copa-libertadores-winner",
    prompt: "Which club won the first Copa Libertadores, in 1960?",
    choices: ["Olimpia", "Santos", "Peñarol", "Boca Juniors"],
    correctIndex: 2,
    fact: "Peñarol of Uruguay won 1-0 and drew 1-1 with Olimpia of Paraguay in the two legs of the final.",
    source: "RSSSF, Copa Libertadores 1960",
  },
  "1950-decider-stadium": {
    id: "1950-decider-ground",
    prompt: "In which stadium did Uruguay beat Brazil to win the 1950 World Cup?",
    choices: ["Pacaembu", "Maracanã", "São Januário", "Independência"],
    correctIndex: 1,
    fact: "Uruguay came from behind to win 2-1 at the Maracanã in Rio de Janeiro. Alcides Ghiggia scored the winner.",
    source: "openfootball, 'World Cup 1950', cup.txt",
  },
  "1934-first-african-team": {
    id: "1934-egypt-opponent",
    prompt: "Which country did Egypt, Africa's first World Cup team, play in 1934?",
    choices: ["Hungary", "Austria", "Spain", "Sweden"],
    correctIndex: 0,
    fact: "Hungary won 4-2 in Naples, but Abdulrahman Fawzi scored twice for Egypt in the first half.",
    source: "martj42/international_results, goalscorers.csv",
  },
  "1976-panenka-penalty": {
    id: "1976-panenka-chip",
    prompt: "Antonín Panenka's chipped penalty won Euro 1976 for which country?",
    choices: ["Yugoslavia", "Czechoslovakia", "Hungary", "Poland"],
    correctIndex: 1,
    fact: "Panenka chipped the last kick down the middle as Sepp Maier dived out of its way, and Czechoslovakia beat West Germany.",
    source: "UEFA, 'Panenka chip seals dramatic Czech win'",
  },
};

/** Gentle openers by the number of their edition in the first round, and the question that each stands in for. */
export const openers: Readonly<Record<number, { insteadOf: string; opener: BankQuestion }>> = {
  9: {
    insteadOf: "2014-group-of-champions",
    opener: {
      id: "2010-world-cup-winner",
      prompt: "Which country won the 2010 World Cup, the first played in Africa?",
      choices: ["Netherlands", "Germany", "Spain", "Brazil"],
      correctIndex: 2,
      fact: "Andrés Iniesta scored in extra time as Spain beat the Netherlands 1-0 in the final in Johannesburg.",
      source: "martj42/international_results, goalscorers.csv",
    },
  },
  10: {
    insteadOf: "1950-belo-horizonte-upset",
    opener: {
      id: "five-titles-by-2002",
      prompt: "Which country won the men's World Cup in 1958, 1962, 1970, 1994 and 2002?",
      choices: ["Argentina", "Italy", "Uruguay", "Brazil"],
      correctIndex: 3,
      fact: "Brazil beat Sweden, Czechoslovakia, Italy twice and Germany in those finals. The one in 1994 went to penalties.",
      source: "martj42/international_results, results.csv",
    },
  },
  14: {
    insteadOf: "2010-three-draws",
    opener: {
      id: "2022-final-two-goals",
      prompt: "Who scored twice for Argentina in the 2022 World Cup final against France?",
      choices: ["Ángel Di María", "Julián Álvarez", "Lionel Messi", "Lautaro Martínez"],
      correctIndex: 2,
      fact: "Lionel Messi scored twice and Ángel Di María once. It ended 3-3, and Argentina won on penalties.",
      source: "openfootball, 'World Cup 2022', cup_finals.txt",
    },
  },
};
