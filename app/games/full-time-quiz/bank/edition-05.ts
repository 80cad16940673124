import type { BankQuestion } from "./question";

export const edition05: readonly BankQuestion[] = [
  {
    id: "1966-final-hat-trick",
    prompt: "Who scored a hat-trick for England in the 1966 World Cup final?",
    choices: ["Bobby Charlton", "Geoff Hurst", "Martin Peters", "Roger Hunt"],
    correctIndex: 1,
    fact: "Geoff Hurst scored three as England beat West Germany 4-2 after extra time at Wembley.",
    source: "martj42/international_results, goalscorers.csv",
  },
  {
    id: "2023-banyana-late-winner",
    prompt: "Who scored South Africa's late winner against Italy at the 2023 Women's World Cup?",
    choices: ["Hildah Magaia", "Linda Motlhalo", "Thembi Kgatlana", "Jermaine Seoposenwe"],
    correctIndex: 2,
    fact: "Thembi Kgatlana struck in stoppage time for a 3-2 win that took Banyana Banyana into the last 16.",
    source: "Wikipedia, '2023 FIFA Women's World Cup Group G'",
  },
  {
    id: "2007-asian-cup",
    prompt: "Which country won the 2007 Asian Cup, beating Saudi Arabia 1-0 in the final?",
    choices: ["Japan", "Australia", "South Korea", "Iraq"],
    correctIndex: 3,
    fact: "Captain Younis Mahmoud headed the winner for Iraq in the final in Jakarta.",
    source: "martj42/international_results, goalscorers.csv",
  },
  {
    id: "1986-african-group-winner",
    prompt: "Which African country won its group at the 1986 World Cup, ahead of England?",
    choices: ["Algeria", "Morocco", "Tunisia", "Cameroon"],
    correctIndex: 1,
    fact: "Morocco finished above England, Poland and Portugal, after beating Portugal 3-1 in their last group match.",
    source: "openfootball, 'World Cup 1986', cup.txt",
  },
  {
    id: "1872-first-international-score",
    prompt: "What was the score in the first official international, Scotland v England in 1872?",
    choices: ["0-0", "1-1", "2-1", "4-2"],
    correctIndex: 0,
    fact: "It ended 0-0 on St Andrew's Day, at the West of Scotland Cricket Club in Partick, now part of Glasgow.",
    source: "Scottish FA, history: the first international",
  },
];
